import { readApiError } from '@everyshelf/client'
import { createBookHint } from '@everyshelf/domain/books'
import { buildShortLink, type Slug } from '@everyshelf/domain/links'
import type { ErrorCode } from '@everyshelf/domain/messages'
import { openApi } from '../popup/api.ts'
import { readKeeper } from '../storage/keeper.ts'
import { addSavedLink, type SavedLink, toSavedLink } from '../storage/saved-links.ts'
import { serverAddress } from '../storage/server-address.ts'
import {
  forgetWaiting,
  listWaiting,
  readWaiting,
  type WaitingSave,
  writeWaiting,
} from './waiting-saves.ts'

/** What goes away by itself; everything else is the server's last word. */
const PASSING: readonly ErrorCode[] = [
  'offline',
  'unavailable',
  'unexpected',
  'rate-limited',
  'unauthorized',
]

const LOCK = 'run-saves'

/**
 * Saves what waits, one after the other, and gives back what still waits. The open popup and the
 * background both call it; one of them runs at a time, and when it is closed or killed in the middle
 * the next goes on: asked for twice by its book, a link is there once.
 */
export async function runSaves(): Promise<readonly WaitingSave[]> {
  if ((await listWaiting()).length === 0) return []
  return navigator.locks.request(LOCK, async () => {
    const keeper = await readKeeper()
    // Those of another account wait until it is connected again.
    const listOwn = async () =>
      (await listWaiting()).filter((save) => save.keeper === keeper && !save.refusal)
    for (const save of await listOwn()) await runSave(save)
    return await listOwn()
  })
}

async function runSave(save: WaitingSave): Promise<void> {
  const result = await attempt(save)
  const current = await readWaiting(save.key)
  // Taken back meanwhile.
  if (!current) return
  if (result.ok) {
    await addSavedLink(save.keeper, result.link)
    if (result.isNew || save.attempts > 0) return forgetWaiting(save.key)
    return writeWaiting({ ...current, refusal: 'link-already-saved' })
  }
  const { code } = result
  const isPassing = PASSING.includes(code)
  await writeWaiting({
    ...current,
    attempts: current.attempts + 1,
    trouble: isPassing ? code : null,
    refusal: isPassing ? null : code,
  })
}

type Result =
  | { readonly ok: true; readonly link: SavedLink; readonly isNew: boolean }
  | { readonly ok: false; readonly code: ErrorCode }

async function attempt(save: WaitingSave): Promise<Result> {
  const { key, title, format, hint, label, note } = save
  const named = hint && createBookHint('page', hint.title, hint.authors)
  try {
    const saved = await (await openApi()).links.save.mutate({
      isbn: key,
      ...(format && { format }),
      ...(label && { label }),
      ...(note && { note }),
      ...(named && { hint: { ...named, authors: [...named.authors] } }),
    })
    return { ok: true, link: toSavedLink(saved), isNew: true }
  } catch (error) {
    const { code, details } = readApiError(error)
    if (code !== 'link-already-saved') return { ok: false, code }
    const { id, slug } = details as { readonly id: string; readonly slug: Slug }
    const globalLink = buildShortLink(await serverAddress.getValue(), slug)
    return { ok: true, link: { id, key, slug, title, globalLink }, isNew: false }
  }
}
