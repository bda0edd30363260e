import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import { type Book, type EditionFormat, formatOf, placeholderBook } from '@everyshelf/domain/books'
import { type BookIdentifier, isB0Asin } from '@everyshelf/domain/identifiers'
import { buildDirectLinks, buildGlobalLink, buildShortLink } from '@everyshelf/domain/links'
import { linkAllowance } from '@everyshelf/domain/plans'
import { listRetailerLinks } from '@everyshelf/domain/retailers'
import type { linksGenerateInput } from '@everyshelf/domain/schemas'
import type { z } from 'zod'
import type { PreviewedLink } from '../redirect/preview-link.ts'
import { describeIdentifier } from './describe-identifier.ts'
import { identifyBook, type NamedBook, type ShortLinkResolver } from './identify-book.ts'
import type { OpenOwnLink } from './own-links.ts'
import type { LinkKeeper, SavedLinksService } from './saved-links.service.ts'

/** Links do not wait for a slow database: the book arrives by its own call. */
const KNOWN_BOOK_WITHIN_MS = 20

export interface LinksServiceDeps extends ShortLinkResolver {
  readonly defaultTags: AffiliateTags
  readonly origin: string
  readonly openOwnLink: OpenOwnLink
  readonly savedLinks: Pick<
    SavedLinksService,
    'allowance' | 'requireAllowance' | 'findTags' | 'findByBook'
  >
  /** What is known of a book without asking anybody outside. */
  readonly findKnownBook: (identifier: BookIdentifier) => Promise<Book | undefined>
}

export type GenerateInput = z.output<typeof linksGenerateInput>

export type LinksService = ReturnType<typeof createLinksService>

export function createLinksService(deps: LinksServiceDeps) {
  const { defaultTags, origin, savedLinks } = deps

  async function findKnownBook(identifier: BookIdentifier): Promise<Book | undefined> {
    let timer: NodeJS.Timeout | undefined
    const timeout = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, KNOWN_BOOK_WITHIN_MS, undefined)
    })
    const known = deps.findKnownBook(identifier).catch(() => undefined)
    return await Promise.race([known, timeout]).finally(() => clearTimeout(timer))
  }

  async function nameBook(input: string, beforeFollowing: () => void): Promise<NamedBook> {
    const opened = await deps.openOwnLink(input)
    return opened ? ownLinkOf(opened) : identifyBook(input, deps, beforeFollowing)
  }

  /** A visitor who declined the affiliate program gets direct links without the service's tags. */
  function serviceTagsFor(consent: GenerateInput['affiliateConsent']): AffiliateTags {
    return consent === 'declined' ? {} : defaultTags
  }

  /** What a link is to who is signed in: saved or not, and with whose tags. */
  async function describeOwn(
    keeper: LinkKeeper,
    book: BookIdentifier,
    format: EditionFormat | null,
  ) {
    const { userId, publicId, isPremium } = keeper
    const [tags, found] = await Promise.all([
      savedLinks.findTags(userId),
      savedLinks.findByBook(userId, book),
    ])
    const saved = found && { id: found.id, slug: found.slug }
    // A link that is kept already is no new one: the limit does not withhold it.
    const limit = await (saved ? savedLinks.allowance : savedLinks.requireAllowance)(keeper)
    const globalLink = saved
      ? buildShortLink(origin, saved.slug)
      : buildGlobalLink(origin, book, publicId, format)
    return {
      saved,
      savedFormat: found?.format ?? null,
      globalLink,
      limit,
      holder: { isPremium, tags },
    }
  }

  return {
    resolveShort: deps.resolveShort,

    generate: async (
      { input, format: hint, affiliateConsent }: GenerateInput,
      keeper: LinkKeeper | null,
      beforeFollowing: () => void,
    ) => {
      const named = await nameBook(input, beforeFollowing)
      const { identifier } = named
      const format = isB0Asin(identifier) ? (hint ?? named.format) : null
      const [known, own] = await Promise.all([
        findKnownBook(identifier),
        keeper && describeOwn(keeper, identifier, format),
      ])
      return {
        book: known ?? placeholderBook(identifier),
        isBookKnown: known !== undefined && known.source !== 'placeholder',
        identifier: describeIdentifier(identifier),
        /** Of a B0 ASIN, where it is known; what the owner saved comes before any hint. */
        format: own?.saved ? own.savedFormat : format,
        source: sourceOf(named),
        // Signed-out visitors do not receive it at all (S53).
        globalLink: own?.globalLink ?? null,
        saved: own?.saved ?? null,
        directLinks: buildDirectLinks(
          identifier,
          own?.holder ?? null,
          serviceTagsFor(affiliateConsent),
        ),
        retailerLinks: identifier.kind === 'isbn' ? listRetailerLinks(identifier.isbn13, null) : [],
        limit: own?.limit ?? linkAllowance('free', 0),
      }
    },
  }
}

/** A Global Link pasted again names its book; it brings no store and no tag. */
function ownLinkOf({ link }: PreviewedLink): NamedBook {
  return {
    kind: 'book',
    identifier: link.identifier,
    source: 'url',
    retailer: null,
    marketplace: null,
    foreignTag: null,
    unknownSite: null,
    format: formatOf(link.editions, link.identifier),
  }
}

/** Somebody's tag on a pasted URL is shown to them and used nowhere (A4). */
function sourceOf({ retailer, marketplace, foreignTag, unknownSite }: NamedBook) {
  return { retailer, marketplace, foreignTag, unknownSite }
}
