import type { EditionFormat } from '@everyshelf/domain/books'
import type { ErrorCode } from '@everyshelf/domain/messages'
import { browser } from 'wxt/browser'
import type { PageHint } from '../book/chosen-book.ts'
import { storedItem } from '../storage/stored-item.ts'

/** A link to save that the server has not confirmed yet. */
export interface QueuedSave {
  /** The book's identifier: ISBN-13 or ASIN. */
  readonly key: string
  readonly title: string
  /** For a B0 ASIN, the format on the page. */
  readonly format?: EditionFormat | null
  /** From the page it was saved from; absent for a typed number. */
  readonly hint?: PageHint | null
  /** As the owner typed them: title, slug, private labels, separated by commas, and note. */
  readonly ownTitle?: string
  readonly slug?: string
  readonly label?: string
  readonly note?: string
  /** The cache owner that queued it (see `cache-owner.ts`); no other account ever gets it. */
  readonly owner: string
  /** When it was last requested, in ms; a new time makes the background try at once. */
  readonly requestedAt: number
  readonly attempts: number
  /** The temporary error of the last attempt. */
  readonly trouble: ErrorCode | null
  /** The final error; kept until the user has seen it. */
  readonly refusal: ErrorCode | null
}

const PREFIX = 'waiting-save:'

// One entry per book, since the popup may write one while the background removes another.
const itemOf = (key: string) => storedItem<QueuedSave | null>('local', `${PREFIX}${key}`, null)

export async function readQueuedSave(key: string): Promise<QueuedSave | null> {
  return itemOf(key).getValue()
}

export async function writeQueuedSave(save: QueuedSave): Promise<void> {
  await itemOf(save.key).setValue(save)
}

export async function removeQueuedSave(key: string): Promise<void> {
  await itemOf(key).removeValue()
}

/** All queued saves, oldest first. */
export async function listQueuedSaves(): Promise<QueuedSave[]> {
  const all = Object.entries(await browser.storage.local.get(null))
  return all
    .filter(([key]) => key.startsWith(PREFIX))
    .map(([, value]) => value as QueuedSave)
    .toSorted((a, b) => a.requestedAt - b.requestedAt)
}

export function watchSaveQueue(callback: (changed: QueuedSave | null) => void): () => void {
  const listen = (changes: Record<string, { readonly newValue?: unknown }>, area: string) => {
    if (area !== 'local') return
    for (const [key, { newValue }] of Object.entries(changes)) {
      if (key.startsWith(PREFIX)) callback((newValue as QueuedSave | undefined) ?? null)
    }
  }
  browser.storage.onChanged.addListener(listen)
  return () => browser.storage.onChanged.removeListener(listen)
}

/** Calls back each time a book's save leaves the queue: it is saved, or the user took it out. */
export function watchDequeued(key: string, callback: (save: QueuedSave) => void): () => void {
  return itemOf(key).watch((save, before) => {
    if (before && !save) callback(before)
  })
}

/** Adds a link to the queue; the background saves it even if the popup closes. */
export async function enqueueSave(
  book: Omit<QueuedSave, 'requestedAt' | 'attempts' | 'trouble' | 'refusal'>,
): Promise<void> {
  await writeQueuedSave({
    ...book,
    requestedAt: Date.now(),
    attempts: 0,
    trouble: null,
    refusal: null,
  })
}

/** Retries all queued saves now. They count as retries, so "already saved" is then no error. */
export async function retryQueuedSaves(owner: string): Promise<void> {
  for (const save of await listQueuedSaves()) {
    if (save.owner !== owner || save.refusal) continue
    const attempts = Math.max(1, save.attempts)
    await writeQueuedSave({ ...save, requestedAt: Date.now(), attempts, trouble: null })
  }
}
