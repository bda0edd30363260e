import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import { type Book, type EditionFormat, formatOf, placeholderBook } from '@everyshelf/domain/books'
import { type BookIdentifier, isB0Asin } from '@everyshelf/domain/identifiers'
import { buildDirectLinks, buildGlobalLink, type Slug } from '@everyshelf/domain/links'
import { linkAllowance } from '@everyshelf/domain/plans'
import { listRetailerLinks } from '@everyshelf/domain/retailers'
import type { linksGenerateInput } from '@everyshelf/domain/schemas'
import type { z } from 'zod'
import type { ToShortLink } from '../../own-domains/domain-hosts.ts'
import type { PreviewedLink } from '../../redirect/preview.ts'
import type { LinkOwner } from '../saving/saved-link.ts'
import type { SavedLinksService } from '../saving/saved-links.service.ts'
import { describeIdentifier } from './describe-identifier.ts'
import type { OpenGlobalLink } from './global-links.ts'
import { identifyBook, type NamedBook, type ShortLinkResolver } from './identify-book.ts'

/** Links do not wait for a slow database, because the client loads the book in a separate call. */
const KNOWN_BOOK_TIMEOUT_MS = 20

export interface LinksServiceDeps extends ShortLinkResolver {
  readonly defaultTags: AffiliateTags
  readonly origin: string
  readonly toShortLink: ToShortLink
  readonly openGlobalLink: OpenGlobalLink
  readonly savedLinks: Pick<
    SavedLinksService,
    'allowance' | 'requireAllowance' | 'findTags' | 'findByBook' | 'hasSlug'
  >
  /** Finds a cached book without network requests. */
  readonly findKnownBook: (identifier: BookIdentifier) => Promise<Book | undefined>
}

export type GenerateInput = z.output<typeof linksGenerateInput>

export type LinksService = ReturnType<typeof createLinksService>

export function createLinksService(deps: LinksServiceDeps) {
  const { defaultTags, origin, savedLinks } = deps

  async function findKnownBook(identifier: BookIdentifier) {
    let timer: NodeJS.Timeout | undefined
    const timeout = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, KNOWN_BOOK_TIMEOUT_MS, undefined)
    })
    const known = deps.findKnownBook(identifier).catch(() => undefined)
    return await Promise.race([known, timeout]).finally(() => clearTimeout(timer))
  }

  /** The book of a text, and the current slug if the text is a saved Global Link. */
  async function nameBook(input: string, beforeFollowing: () => void) {
    const opened = await deps.openGlobalLink(input)
    if (opened) return { named: describeGlobalLink(opened), slug: opened.slug }
    return { named: await identifyBook(input, deps, beforeFollowing), slug: null }
  }

  /** Visitors who declined the affiliate program get direct links without the service's tags. */
  function serviceTagsFor(consent: GenerateInput['affiliateConsent']) {
    return consent === 'declined' ? {} : defaultTags
  }

  /**
   * The signed-in user's view of a link: whether it is saved, and with which tags. `slug` is the one that
   * the user entered, if they entered a saved link.
   */
  async function describeOwn(
    owner: LinkOwner,
    book: BookIdentifier,
    slug: Slug | null,
    format: EditionFormat | null,
    lookUpOnly: boolean,
  ) {
    const { userId, publicId, isPremium } = owner
    const [tags, found] = await Promise.all([
      savedLinks.findTags(userId),
      savedLinks.findByBook(userId, book),
    ])
    const saved = found && { id: found.id, slug: found.slug }
    // The limit applies only to a new link.
    const isNew = saved === null && !lookUpOnly
    const limit = await (isNew ? savedLinks.requireAllowance : savedLinks.allowance)(owner)
    const newLink = isNew ? buildGlobalLink(origin, book, publicId, format) : null
    const globalLink = saved ? deps.toShortLink(userId, saved.slug) : newLink
    const isOwnLink = saved !== null && slug !== null && (await savedLinks.hasSlug(saved.id, slug))
    return {
      saved,
      isOwnLink,
      savedFormat: found?.format ?? null,
      /** What the owner calls the book. */
      savedBook: found?.isBookKnown ? found.book : null,
      globalLink,
      limit,
      holder: { isPremium, tags },
    }
  }

  return {
    resolveShort: deps.resolveShort,

    /** The one book that a text names: a product URL, an identifier, or a link of this server. */
    identify: async (text: string, beforeFollowing: () => void) =>
      (await nameBook(text, beforeFollowing)).named,

    generate: async (
      { input, format: hint, affiliateConsent, lookUpOnly }: GenerateInput,
      owner: LinkOwner | null,
      beforeFollowing: () => void,
    ) => {
      const { named, slug } = await nameBook(input, beforeFollowing)
      const { identifier } = named
      const format = isB0Asin(identifier) ? (hint ?? named.format) : null
      const [known, own] = await Promise.all([
        findKnownBook(identifier),
        owner && describeOwn(owner, identifier, slug, format, lookUpOnly === true),
      ])
      return {
        book: { ...(known ?? placeholderBook(identifier)), ...own?.savedBook },
        isBookKnown:
          own?.savedBook != null || (known !== undefined && known.source !== 'placeholder'),
        identifier: describeIdentifier(identifier),
        /** The format of a B0 ASIN, if known. The owner's saved format takes precedence over a hint. */
        format: own?.saved ? own.savedFormat : format,
        source: sourceOf(named),
        // Signed-out visitors do not receive it at all.
        globalLink: own?.globalLink ?? null,
        saved: own?.saved ?? null,
        /** The text was the user's own saved link, also by an earlier short link or that of a channel. */
        isOwnLink: own?.isOwnLink === true,
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

/** A pasted Global Link identifies its book, but no store and no tag. */
function describeGlobalLink({ link }: PreviewedLink): NamedBook {
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

/** A tag in a pasted URL is shown to the user and never used. */
function sourceOf({ retailer, marketplace, foreignTag, unknownSite }: NamedBook) {
  return { retailer, marketplace, foreignTag, unknownSite }
}
