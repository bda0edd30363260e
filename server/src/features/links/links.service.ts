import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import { type Book, placeholderBook } from '@everyshelf/domain/books'
import type { BookIdentifier } from '@everyshelf/domain/identifiers'
import { buildDirectLinks, buildGlobalLink, buildShortLink } from '@everyshelf/domain/links'
import { linkAllowance } from '@everyshelf/domain/plans'
import { listRetailerLinks } from '@everyshelf/domain/retailers'
import { describeIdentifier } from './describe-identifier.ts'
import { identifyBook, type NamedBook, type ShortLinkResolver } from './identify-book.ts'
import type { LinkKeeper, SavedLinksService } from './saved-links.service.ts'

/** Links do not wait for a slow database: the book arrives by its own call. */
const KNOWN_BOOK_WITHIN_MS = 20

export interface LinksDependencies extends ShortLinkResolver {
  readonly defaultTags: AffiliateTags
  readonly origin: string
  readonly savedLinks: Pick<
    SavedLinksService,
    'allowance' | 'requireAllowance' | 'findTags' | 'findByBook'
  >
  /** What is known of a book without asking anybody outside. */
  readonly findKnownBook: (identifier: BookIdentifier) => Promise<Book | undefined>
}

export type LinksService = ReturnType<typeof createLinksService>

export function createLinksService(dependencies: LinksDependencies) {
  const { defaultTags, origin, savedLinks } = dependencies

  async function findKnownBook(identifier: BookIdentifier): Promise<Book | undefined> {
    let timer: NodeJS.Timeout | undefined
    const timeout = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, KNOWN_BOOK_WITHIN_MS, undefined)
    })
    const known = dependencies.findKnownBook(identifier).catch(() => undefined)
    return await Promise.race([known, timeout]).finally(() => clearTimeout(timer))
  }

  /** What a link is to who is signed in: saved or not, and with whose tags. */
  async function describeOwn(keeper: LinkKeeper, book: BookIdentifier) {
    const { userId, publicId, isPremium } = keeper
    const [tags, saved] = await Promise.all([
      savedLinks.findTags(userId),
      savedLinks.findByBook(userId, book),
    ])
    // A link that is kept already is no new one: the limit does not withhold it.
    const limit = await (saved ? savedLinks.allowance : savedLinks.requireAllowance)(keeper)
    const globalLink = saved
      ? buildShortLink(origin, saved.slug)
      : buildGlobalLink(origin, book, publicId)
    return { saved, globalLink, limit, holder: { isPremium, tags } }
  }

  return {
    resolveShort: dependencies.resolveShort,

    generate: async (text: string, keeper: LinkKeeper | null, beforeFollowing: () => void) => {
      const named = await identifyBook(text, dependencies, beforeFollowing)
      const { identifier } = named
      const [known, own] = await Promise.all([
        findKnownBook(identifier),
        keeper && describeOwn(keeper, identifier),
      ])
      return {
        book: known ?? placeholderBook(identifier),
        isBookKnown: known !== undefined && known.source !== 'placeholder',
        identifier: describeIdentifier(identifier),
        source: sourceOf(named),
        // Signed-out visitors do not receive it at all (S53).
        globalLink: own?.globalLink ?? null,
        saved: own?.saved ?? null,
        directLinks: buildDirectLinks(identifier, own?.holder ?? null, defaultTags),
        retailerLinks: identifier.kind === 'isbn' ? listRetailerLinks(identifier.isbn13, null) : [],
        limit: own?.limit ?? linkAllowance('free', 0),
      }
    },
  }
}

/** Somebody's tag on a pasted URL is shown to them and used nowhere (A4). */
function sourceOf({ retailer, marketplace, foreignTag }: NamedBook) {
  return { retailer, marketplace, foreignTag }
}
