import type { TagOwner } from '@everyshelf/domain/affiliate'
import type { Book } from '@everyshelf/domain/books'
import { storage } from 'wxt/utils/storage'

/** What the server last said of one book to one account. */
export interface KeptLinks {
  readonly keeper: string
  readonly key: string
  readonly globalLink: string | null
  readonly saved: { readonly id: string; readonly slug: string } | null
  readonly book: Book
  /** Whose tags the link may carry. */
  readonly tagOwners: readonly TagOwner[]
}

const MAX_BOOKS = 30

/** Gone with the browser session; the newest last. */
const keptLinks = storage.defineItem<readonly KeptLinks[]>('session:kept-links', {
  fallback: [],
  version: 1,
})

export async function recallLinks(keeper: string, key: string): Promise<KeptLinks | undefined> {
  return (await keptLinks.getValue()).find((kept) => kept.key === key && kept.keeper === keeper)
}

export async function rememberLinks(links: KeptLinks): Promise<void> {
  const others = (await keptLinks.getValue()).filter(
    ({ keeper, key }) => key !== links.key || keeper !== links.keeper,
  )
  await keptLinks.setValue([...others.slice(1 - MAX_BOOKS), links])
}
