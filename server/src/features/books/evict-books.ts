import type { CachedBook, UnsavedBooksRepo } from './unsaved-books.repo.ts'

/** Some 20 MB. A book that is asked for again is fetched again. */
const UNSAVED_AT_MOST = 20_000
/** Each turn of the event loop stays short. */
const ROWS_AT_ONCE = 500

/**
 * Deletes the cached books that were fetched longest ago, beyond a number: anyone can have a book
 * looked up (S76). Books of saved links stay. Returns how many it deleted.
 */
export async function evictBooks(
  repo: UnsavedBooksRepo,
  atMost = UNSAVED_AT_MOST,
): Promise<number> {
  if ((await repo.count()) <= atMost) return 0
  const unsaved: CachedBook[] = []
  for (let after: string | null = ''; after !== null; ) {
    const page = await repo.listUnsaved(after, ROWS_AT_ONCE)
    unsaved.push(...page.books)
    after = page.last
    await nextTurn()
  }
  const excess = unsaved
    .toSorted((a, b) => (a.fetchedAt < b.fetchedAt ? -1 : 1))
    .slice(0, Math.max(0, unsaved.length - atMost))
    .map(({ identifier }) => identifier)
  for (let start = 0; start < excess.length; start += ROWS_AT_ONCE) {
    await repo.remove(excess.slice(start, start + ROWS_AT_ONCE))
    await nextTurn()
  }
  return excess.length
}

async function nextTurn(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
}
