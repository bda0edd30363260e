import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import { type EditionFormat, editionFormats } from '@everyshelf/domain/books'
import type { CountryCode, LanguageTag } from '@everyshelf/domain/countries'
import { isB0Asin } from '@everyshelf/domain/identifiers'
import { DomainError } from '@everyshelf/domain/messages'
import {
  listLandings,
  locateReader,
  plainLink,
  type RoutableLink,
  resolveRoute,
} from '@everyshelf/domain/routing'
import type { LinkPreviewer, PreviewedLink } from '../redirect/preview-link.ts'
import { describeIdentifier } from './describe-identifier.ts'
import { identifyBook } from './identify-book.ts'
import type { OpenOwnLink } from './own-links.ts'

export interface RoutesServiceDeps {
  readonly defaultTags: AffiliateTags
  readonly openOwnLink: OpenOwnLink
  readonly preview: Pick<LinkPreviewer, 'describeAnswer'>
}

export interface AskedReader {
  readonly country: CountryCode | null
  readonly languages: readonly LanguageTag[]
  /** The edition that the reader would rather have. */
  readonly format: EditionFormat | null
}

export type RoutesService = ReturnType<typeof createRoutesService>

/**
 * Tells where a link leads and why, for the pages that test links. It opens no connection, counts
 * nothing and gives nobody anything that opening the link would not (S63).
 */
export function createRoutesService({ defaultTags, openOwnLink, preview }: RoutesServiceDeps) {
  /** Short links are for `links.resolveShort`, which is limited for that. */
  async function openBook(text: string, format: EditionFormat | null): Promise<RoutableLink> {
    const named = await identifyBook(text, { resolveShort: refuse }, () => {})
    return plainLink(named.identifier, null, format ?? named.format)
  }

  return {
    explain: async (text: string, asked: AskedReader) => {
      const languages = asked.languages.map((tag) => tag.toLowerCase())
      const opened = await openOwnLink(text)
      const link = opened?.link ?? (await openBook(text, asked.format))
      /** An address that names a country is believed before anything of the reader. */
      const readerIn = (place: CountryCode | undefined) =>
        locateReader({ query: opened?.country, edge: undefined, ip: place }, languages)
      const country = asked.country ?? undefined
      const reader = opened
        ? readerIn(country)
        : locateReader({ query: country, edge: undefined, ip: undefined }, languages)
      const format = opened?.format ?? asked.format
      const isOpen = !opened && isB0Asin(link.identifier)
      const route = resolveRoute(link, reader, defaultTags, format)
      const firstPath = opened?.choicePath ?? (route.isSold ? null : pageOf(opened))
      return {
        ...route,
        identifier: describeIdentifier(link.identifier),
        isOwnLink: opened !== undefined,
        /** Its owner removed it, so that the book's page comes first and no tag is put on. */
        isRemoved: opened?.isRemoved ?? false,
        /** What can be asked for: the owner's editions, or any format of a B0 ASIN. */
        formats: isOpen
          ? editionFormats
          : [...new Set(link.editions.map((edition) => edition.format))],
        /** Our page that comes first, where the owner lets readers choose or none is sold. */
        firstPath,
        answer: { status: 302, headers: preview.describeAnswer(firstPath ?? route.url) },
        landings: listLandings(link, readerIn, defaultTags, format),
      }
    },
  }
}

/** Where a reader goes for whom no edition is sold, as the redirect has it. */
function pageOf(opened: PreviewedLink | undefined): string | null {
  if (!opened?.pagePath) return null
  return opened.country ? `${opened.pagePath}&country=${opened.country}` : opened.pagePath
}

async function refuse(): Promise<never> {
  throw new DomainError('invalid-url')
}
