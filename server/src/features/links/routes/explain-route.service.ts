import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import { type EditionFormat, editionFormats } from '@everyshelf/domain/books'
import type { CountryCode, LanguageTag } from '@everyshelf/domain/countries'
import { isB0Asin } from '@everyshelf/domain/identifiers'
import { DomainError } from '@everyshelf/domain/messages'
import {
  listDestinations,
  locateReader,
  plainLink,
  type Route,
  resolveRoute,
} from '@everyshelf/domain/routing'
import type { LinkPreviewer, PreviewedLink } from '../../redirect/preview.ts'
import { describeIdentifier } from '../creating/describe-identifier.ts'
import type { OpenGlobalLink } from '../creating/global-links.ts'
import { identifyBook } from '../creating/identify-book.ts'

export interface ExplainRouteServiceDeps {
  readonly linkTags: AffiliateTags
  readonly openGlobalLink: OpenGlobalLink
  readonly preview: Pick<LinkPreviewer, 'describeRedirect'>
}

export interface RequestedReader {
  readonly country: CountryCode | null
  readonly languages: readonly LanguageTag[]
  /** The edition that the reader requested. */
  readonly format: EditionFormat | null
}

export type ExplainRouteService = ReturnType<typeof createExplainRouteService>

/**
 * Explains where a link leads and why, for the test pages. It sends no requests, counts nothing, and reveals
 * nothing that opening the link would not.
 */
export function createExplainRouteService({
  linkTags,
  openGlobalLink,
  preview,
}: ExplainRouteServiceDeps) {
  /** Only `links.resolveShort` follows short links, because it has its own rate limit. */
  async function parseBook(text: string, format: EditionFormat | null) {
    const named = await identifyBook(text, { resolveShort: refuse }, () => {})
    return plainLink(named.identifier, null, format ?? named.format)
  }

  return {
    explain: async (text: string, request: RequestedReader) => {
      const languages = request.languages.map((tag) => tag.toLowerCase())
      const opened = await openGlobalLink(text)
      const link = opened?.link ?? (await parseBook(text, request.format))
      /** A country in the URL takes precedence over the reader's own country. */
      const readerIn = (place: CountryCode | undefined) =>
        locateReader({ query: opened?.country, edge: undefined, ip: place }, languages)
      const country = request.country ?? undefined
      const reader = opened
        ? readerIn(country)
        : locateReader({ query: country, edge: undefined, ip: undefined }, languages)
      const format = opened?.format ?? request.format
      const isOpen = !opened && isB0Asin(link.identifier)
      const route = resolveRoute(link, reader, linkTags, format)
      const isChoice = route.rule === null && opened?.choicePath
      const firstPath = isChoice || (opensPage(route) ? pageOf(opened) : null)
      return {
        ...route,
        identifier: describeIdentifier(link.identifier),
        isOwnLink: opened !== undefined,
        /** The owner removed the link, so it opens the book's page and has no tags. */
        isRemoved: opened?.isRemoved ?? false,
        /** The formats a reader can request: the owner's editions, or any format of a B0 ASIN. */
        formats: isOpen
          ? editionFormats
          : [...new Set(link.editions.map((edition) => edition.format))],
        /** The reader page, if the link opens it before a store. */
        firstPath,
        response: { status: 302, headers: preview.describeRedirect(firstPath ?? route.url) },
        landings: listDestinations(link, readerIn, linkTags, format),
      }
    },
  }
}

/** Whether a rule sends the reader to the reader page, or no edition is sold in their country. */
function opensPage({ rule, isSold }: Route) {
  return rule === 'page' || !isSold
}

/** The page to which the redirect sends these readers. */
function pageOf(opened: PreviewedLink | undefined) {
  if (!opened?.pagePath) return null
  return opened.country ? `${opened.pagePath}&country=${opened.country}` : opened.pagePath
}

async function refuse(): Promise<never> {
  throw new DomainError('invalid-url')
}
