import { readApiError } from '@everyshelf/client'
import { createBookHint } from '@everyshelf/domain/books'
import { splitLabels } from '@everyshelf/domain/links'
import type { ErrorCode } from '@everyshelf/domain/messages'
import { openApi } from '../api/open-api.ts'
import { readCacheOwner } from '../storage/cache-owner.ts'
import { writeLabelsNotAdded } from '../storage/labels-not-added.ts'
import { addSavedLink, type SavedLink, toSavedLink } from '../storage/saved-links.ts'
import {
  listQueuedSaves,
  type QueuedSave,
  readQueuedSave,
  removeQueuedSave,
  writeQueuedSave,
} from './queued-saves.ts'

/** Errors worth a retry; all others are final. */
const TEMPORARY_ERRORS: readonly ErrorCode[] = [
  'offline',
  'unavailable',
  'unexpected',
  'rate-limited',
  'unauthorized',
]

const LOCK = 'run-saves'

/**
 * Saves the queued links one after the other and returns those still queued. The open popup and the
 * background both call it; a lock lets one run at a time. If that one is closed or killed midway, the
 * other repeats the save, which is safe: the server keeps one link per book.
 */
export async function processSaveQueue(): Promise<readonly QueuedSave[]> {
  if ((await listQueuedSaves()).length === 0) return []
  return navigator.locks.request(LOCK, async () => {
    const owner = await readCacheOwner()
    // Saves for another account wait until it is connected again.
    const listOwn = async () =>
      (await listQueuedSaves()).filter((save) => save.owner === owner && !save.refusal)
    for (const save of await listOwn()) await processSave(save)
    return await listOwn()
  })
}

async function processSave(save: QueuedSave): Promise<void> {
  const result = await attempt(save)
  const current = await readQueuedSave(save.key)
  // The user removed it from the queue in the meantime.
  if (!current) return
  if (result.ok) {
    await addSavedLink(save.owner, result.link)
    await writeLabelsNotAdded(save.key, result.labelsNotAdded)
    if (result.isNew || save.attempts > 0) return removeQueuedSave(save.key)
    return writeQueuedSave({ ...current, refusal: 'link-already-saved' })
  }
  const { code } = result
  const isTemporary = TEMPORARY_ERRORS.includes(code)
  await writeQueuedSave({
    ...current,
    attempts: current.attempts + 1,
    trouble: isTemporary ? code : null,
    refusal: isTemporary ? null : code,
  })
}

type Result =
  | {
      readonly ok: true
      readonly link: SavedLink
      readonly isNew: boolean
      readonly labelsNotAdded: readonly string[]
    }
  | { readonly ok: false; readonly code: ErrorCode }

async function attempt(save: QueuedSave): Promise<Result> {
  const { key, title, format, hint, ownTitle, slug, label, note } = save
  const named = hint && createBookHint(hint.title, hint.authors)
  try {
    const saved = await (await openApi()).links.save.mutate({
      isbn: key,
      ...(format && { format }),
      ...(ownTitle?.trim() && { title: ownTitle }),
      ...(slug && { slug }),
      ...(label && { labels: splitLabels(label) }),
      ...(note && { note }),
      ...(named && { hint: { ...named, authors: [...named.authors] } }),
    })
    const { labelsNotAdded = [] } = saved
    return { ok: true, link: toSavedLink(saved), isNew: true, labelsNotAdded }
  } catch (error) {
    const { code, details } = readApiError(error)
    if (code !== 'link-already-saved') return { ok: false, code }
    const known = details as Pick<SavedLink, 'id' | 'slug' | 'globalLink'>
    return { ok: true, link: { ...known, key, title }, isNew: false, labelsNotAdded: [] }
  }
}
