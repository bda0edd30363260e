import type { EditionFormat } from '@everyshelf/domain/books'
import type { ErrorCode } from '@everyshelf/domain/messages'
import { browser } from 'wxt/browser'
import { storage } from 'wxt/utils/storage'

/** What a page calls the book; the server shows it to the owner alone. */
export interface PageHint {
  readonly title: string
  readonly authors: readonly string[]
}

/** A link that somebody wants to keep and that the server has not confirmed yet. */
export interface WaitingSave {
  /** The book's identifier: ISBN-13 or ASIN. */
  readonly key: string
  readonly title: string
  /** Of a B0 ASIN, the format that the page gives. */
  readonly format?: EditionFormat | null
  /** Of the page it was saved from; absent for a typed number. */
  readonly hint?: PageHint | null
  /** Typed with the save, for the owner alone. */
  readonly label?: string
  readonly note?: string
  /** Whose account it was meant for; another one never gets it. */
  readonly keeper: string
  /** When it was last asked for, in ms; a new time makes the background try at once. */
  readonly askedAt: number
  readonly attempts: number
  /** Why it is not there yet, when trying again will help. */
  readonly trouble: ErrorCode | null
  /** Why it will not be saved; kept until somebody has read it. */
  readonly refusal: ErrorCode | null
}

const PREFIX = 'waiting-save:'

// An entry of its own for every book: the popup writes one while the background removes another.
const itemOf = (key: string) =>
  storage.defineItem<WaitingSave | null>(`local:${PREFIX}${key}`, { fallback: null })

export async function readWaiting(key: string): Promise<WaitingSave | null> {
  return itemOf(key).getValue()
}

export async function writeWaiting(save: WaitingSave): Promise<void> {
  await itemOf(save.key).setValue(save)
}

export async function forgetWaiting(key: string): Promise<void> {
  await itemOf(key).removeValue()
}

/** All that waits, the oldest first. */
export async function listWaiting(): Promise<WaitingSave[]> {
  const all = Object.entries(await browser.storage.local.get(null))
  return all
    .filter(([key]) => key.startsWith(PREFIX))
    .map(([, value]) => value as WaitingSave)
    .toSorted((a, b) => a.askedAt - b.askedAt)
}

export function watchWaiting(callback: (changed: WaitingSave | null) => void): () => void {
  const listen = (changes: Record<string, { readonly newValue?: unknown }>, area: string) => {
    if (area !== 'local') return
    for (const [key, { newValue }] of Object.entries(changes)) {
      if (key.startsWith(PREFIX)) callback((newValue as WaitingSave | undefined) ?? null)
    }
  }
  browser.storage.onChanged.addListener(listen)
  return () => browser.storage.onChanged.removeListener(listen)
}

/** Puts a link in the queue; the background takes it from there, with or without the popup. */
export async function askToSave(
  wish: Pick<WaitingSave, 'key' | 'title' | 'format' | 'hint' | 'label' | 'note' | 'keeper'>,
): Promise<void> {
  await writeWaiting({ ...wish, askedAt: Date.now(), attempts: 0, trouble: null, refusal: null })
}

/** Has everything that waits tried again now; what an earlier try may have saved is no mistake then. */
export async function askAgain(keeper: string): Promise<void> {
  for (const save of await listWaiting()) {
    if (save.keeper !== keeper || save.refusal) continue
    const attempts = Math.max(1, save.attempts)
    await writeWaiting({ ...save, askedAt: Date.now(), attempts, trouble: null })
  }
}
