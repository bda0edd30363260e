import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import type { CountryCode, LanguageTag } from '@everyshelf/domain/countries'
import { type OwnLink, readOwnLink } from '@everyshelf/domain/links'
import { marketplaces } from '@everyshelf/domain/marketplaces'
import { DomainError } from '@everyshelf/domain/messages'
import {
  type CountryHints,
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

  function listLandings(link: RoutableLink, reader: AskedReader) {
    return marketplaces.map(({ country }) => {
      const hints = { query: undefined, edge: undefined, ip: country }
      const route = resolveRoute(link, locateReader(hints, reader.languages), defaultTags)
      const { marketplace, url, tag, tagOwner } = route
      return { country, marketplace, url, tag, tagOwner }
    })
  }

  return {
    explain: async (text: string, { country, languages }: AskedReader) => {
      const reader = { country, languages: languages.map((tag) => tag.toLowerCase()) }
      const own = readOwnLink(text, origin)
      const opened = own && (await openOwn(own))
      const link = opened?.link ?? (await openBook(text))
      const place = country ?? undefined
      const hints: CountryHints = own
        ? { query: opened?.country, edge: undefined, ip: place }
        : { query: place, edge: undefined, ip: undefined }
      const route = resolveRoute(link, locateReader(hints, reader.languages), defaultTags)
      const choicePath = opened?.choicePath ?? null
      return {
        ...route,
        identifier: describeIdentifier(link.identifier),
        isOwnLink: own !== undefined,
        /** Our page that comes first, where the owner lets readers choose. */
        choicePath,
        answer: { status: 302, headers: preview.listAnswerHeaders(choicePath ?? route.url) },
        /** Where the countries that have a store land, the specification's twelve first. */
        landings: listLandings(link, reader),
      }
    },
  }
}

async function refuse(): Promise<never> {
  throw new DomainError('invalid-url')
}
