import type { CachedBook, UnsavedBooksRepo } from './unsaved-books.repo.ts'

/** About 20 MB. A deleted book is fetched again when needed. */
const MAX_UNSAVED = 20_000
/** Keeps each turn of the event loop short. */
const BATCH_ROWS = 500

/**
 * Deletes the oldest cached books above a limit, because anyone can look up books. Keeps books of saved
 * links. Returns the number of deleted books.
 */
export async function evictBooks(repo: UnsavedBooksRepo, atMost = MAX_UNSAVED): Promise<number> {
  if ((await repo.count()) <= atMost) return 0
  const unsaved: CachedBook[] = []
  for (let after: string | null = ''; after !== null; ) {
    const page = await repo.listUnsaved(after, BATCH_ROWS)
    unsaved.push(...page.books)
    after = page.last
    await nextTurn()
  }
  const excess = unsaved
    .toSorted((a, b) => (a.fetchedAt < b.fetchedAt ? -1 : 1))
    .slice(0, Math.max(0, unsaved.length - atMost))
    .map(({ identifier }) => identifier)
  for (let start = 0; start < excess.length; start += BATCH_ROWS) {
    await repo.remove(excess.slice(start, start + BATCH_ROWS))
    await nextTurn()
  }
  return excess.length
}

async function nextTurn() {
  await new Promise((resolve) => setImmediate(resolve))
}
