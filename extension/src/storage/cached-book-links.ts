import type { TagOwner } from '@everyshelf/domain/affiliate'
import type { Book } from '@everyshelf/domain/books'
import { storedItem } from './stored-item.ts'

/** The server's last response about one book for one account. */
export interface CachedBookLinks {
  readonly owner: string
  readonly key: string
  readonly globalLink: string | null
  readonly saved: { readonly id: string; readonly slug: string } | null
  readonly book: Book
  /** Whose affiliate tags the link may carry. */
  readonly tagOwners: readonly TagOwner[]
}

const MAX_BOOKS = 30

/** Cleared when the browser closes; newest last. */
const cachedBookLinks = storedItem<readonly CachedBookLinks[]>('session', 'cached-book-links', [])

export async function readCachedBookLinks(
  owner: string,
  key: string,
): Promise<CachedBookLinks | undefined> {
  return (await cachedBookLinks.getValue()).find(
    (cached) => cached.key === key && cached.owner === owner,
  )
}

export async function writeCachedBookLinks(links: CachedBookLinks): Promise<void> {
  const others = (await cachedBookLinks.getValue()).filter(
    ({ owner, key }) => key !== links.key || owner !== links.owner,
  )
  await cachedBookLinks.setValue([...others.slice(1 - MAX_BOOKS), links])
}
