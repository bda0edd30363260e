import type { Book } from '@everyshelf/domain/books'
import { identifierKey } from '@everyshelf/domain/identifiers'
import { linkAllowance } from '@everyshelf/domain/plans'
import type { LinkOwner } from '../../links/saving/saved-link.ts'
import type { OwnedLinks } from '../../links/store/owned-links.repo.ts'
import { type CountCall, takeWithinLimits } from '../count-calls.ts'
import { findBook, type MovedBooks } from '../find-book.ts'
import type { FileLink } from './claim-file-slugs.ts'
import { listAllowedSlugs } from './claim-file-slugs.ts'

interface LookUpDeps {
  readonly own: Pick<OwnedLinks, 'countActive' | 'findByBook'>
  readonly books: MovedBooks
  readonly owner: LinkOwner
  readonly countCall: CountCall
}

/**
 * The books of the links that will be restored, and null for those that stay as they are or have no room, so
 * that these cause no catalog request. Stops before a link that has to wait for a limit.
 */
export async function lookUpBooks(
  { own, books, owner, countCall }: LookUpDeps,
  links: readonly FileLink[],
): Promise<(Book | null)[]> {
  const { isPremium } = owner
  let room = isPremium ? null : linkAllowance('free', await own.countActive()).remaining
  const wanted = await takeWithinLimits(links, async (link) => {
    const hasRoom = room === null || (room > 0 && link.removedAt === null)
    if (!hasRoom || (await own.findByBook(identifierKey(link.isbn)))) return null
    countCall('save')
    const slugs = listAllowedSlugs(link, isPremium).size
    // With Premium, the first is within the limit of saving: the server would draw another one.
    for (let claimed = isPremium ? 1 : 0; claimed < slugs; claimed++) countCall('slug')
    if (room !== null) room--
    return link.isbn
  })
  return await Promise.all(wanted.map((isbn) => isbn && findBook(books, isbn)))
}
