import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import type { EditionFormat } from '@everyshelf/domain/books'
import type { CountryCode, LanguageTag } from '@everyshelf/domain/countries'
import { type OwnLink, readOwnLink } from '@everyshelf/domain/links'
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

export interface RoutesDependencies {
  readonly defaultTags: AffiliateTags
  readonly origin: string
  readonly preview: LinkPreviewer
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
export function createRoutesService({ defaultTags, origin, preview }: RoutesDependencies) {
  async function openOwn({ target }: OwnLink): Promise<PreviewedLink> {
    const found = await preview.open(target)
    if (!found) throw new DomainError('invalid-url')
    if (!('problem' in found)) return found
    const { problem } = found
    switch (problem) {
      case 'unknown-link':
        throw new DomainError('not-found')
      case 'disabled':
        throw new DomainError('link-disabled')
      case 'malformed':
      case 'too-long':
        throw new DomainError('invalid-url')
      default:
        throw new DomainError('invalid-identifier', { problem })
    }
  }

  /** Short links are for `links.resolveShort`, which is limited for that. */
  async function openBook(text: string): Promise<RoutableLink> {
    const { identifier } = await identifyBook(text, { resolveShort: refuse }, () => {})
    return plainLink(identifier)
  }

  return {
    explain: async (text: string, asked: AskedReader) => {
      const languages = asked.languages.map((tag) => tag.toLowerCase())
      const own = readOwnLink(text, origin)
      const opened = own && (await openOwn(own))
      const link = opened?.link ?? (await openBook(text))
      /** An address that names a country is believed before anything of the reader. */
      const readerIn = (place: CountryCode | undefined) =>
        locateReader({ query: opened?.country, edge: undefined, ip: place }, languages)
      const country = asked.country ?? undefined
      const reader = own
        ? readerIn(country)
        : locateReader({ query: country, edge: undefined, ip: undefined }, languages)
      const format = opened?.format ?? asked.format
      const route = resolveRoute(link, reader, defaultTags, format)
      const firstPath = opened?.choicePath ?? (route.isSold ? null : pageOf(opened))
      return {
        ...route,
        identifier: describeIdentifier(link.identifier),
        isOwnLink: own !== undefined,
        /** The formats of its ladder, in the order of its owner. */
        formats: [...new Set(link.editions.map((edition) => edition.format))],
        /** Our page that comes first, where the owner lets readers choose or none is sold. */
        firstPath,
        answer: { status: 302, headers: preview.listAnswerHeaders(firstPath ?? route.url) },
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
