import { needsConfirmation, type ServiceTags } from '@everyshelf/domain/affiliate'
import { type CountryCode, parseAcceptLanguage } from '@everyshelf/domain/countries'
import { locateReader } from '@everyshelf/domain/routing'
import { findPlace, type Store } from '../find-place.ts'
import { createLinkOpener } from '../link-opener.ts'
import { withoutTags } from '../open-link.ts'
import { createLinkUrlReader, isLinkUrl, type ValidRequest } from '../parse-link-url.ts'
import type { EdgeLinks } from './edge-links.ts'

export interface EdgeReader {
  readonly target: string
  readonly country: CountryCode | undefined
  readonly acceptLanguage: string
  /** No reader opened the link, so it carries no tag. */
  readonly isReaderless: boolean
}

export interface EdgeResponse {
  /** A store's URL, or the path of a link's page. */
  readonly place: Store | string
  /**
   * Whether only the live server knows if a tag is allowed, because its owner confirms that. Then the store's URL
   * has no tag, and is for readers whom the live server does not answer.
   */
  readonly isFallback: boolean
}

export interface EdgeRouterDeps {
  readonly links: EdgeLinks
  readonly serviceTags: ServiceTags
  readonly now: () => number
}

/**
 * Routes readers like the live redirect, with the links of the export. Null for everything that only the
 * live server knows or shows: other pages, damaged links, and links and owners newer than the export.
 */
export function createEdgeRouter({ links, serviceTags, now }: EdgeRouterDeps) {
  const parseUrl = createLinkUrlReader()
  const openLink = createLinkOpener({ links })

  function isExported(linkRequest: ValidRequest): boolean {
    if (linkRequest.kind === 'book') {
      return linkRequest.owner === null || links.findOwner(linkRequest.owner) !== null
    }
    return linkRequest.slug === null || links.findLink(linkRequest.slug) !== null
  }

  function isConfirmedByOwner(linkRequest: ValidRequest): boolean {
    if (linkRequest.kind === 'book' || linkRequest.slug === null) return false
    const record = links.findLink(linkRequest.slug)
    const isPremium = (record?.owner?.premiumUntilMs ?? 0) > now()
    return record !== null && isPremium && needsConfirmation(record.channel)
  }

  return async ({
    target,
    country,
    acceptLanguage,
    isReaderless,
  }: EdgeReader): Promise<EdgeResponse | null> => {
    if (!isLinkUrl(target)) return null
    const linkRequest = parseUrl(target)
    if (linkRequest.kind === 'invalid' || !isExported(linkRequest)) return null
    const found = await openLink(linkRequest, now())
    if (typeof found === 'string') return null
    const opened = isReaderless ? withoutTags(found) : found
    const hints = { query: linkRequest.country, edge: country, ip: undefined }
    const reader = locateReader(hints, parseAcceptLanguage(acceptLanguage))
    const place = findPlace(linkRequest, opened, reader, serviceTags)
    if (place === null) return null
    return {
      place,
      isFallback: typeof place !== 'string' && !isReaderless && isConfirmedByOwner(linkRequest),
    }
  }
}
