import type { ServiceTags } from '@everyshelf/domain/affiliate'
import {
  findDestination,
  plainLink,
  type ReaderContext,
  type RoutableLink,
  resolveAmazonRoute,
  resolveRetailerRoute,
} from '@everyshelf/domain/routing'
import type { OpenedLink } from './open-link.ts'
import type { LinkRequest, ValidRequest } from './parse-link-url.ts'

/** The store that a reader is redirected to. */
export type Store = NonNullable<ReturnType<typeof findRoute>>

/**
 * Finds where a link leads a reader: to a store, or to the path of the reader page. Null when the retailer
 * has no page for this ISBN or ASIN and the owner set no page, or when a next book is not sold. Pure, so it
 * also runs at the edge.
 */
export function findPlace(
  linkRequest: ValidRequest,
  opened: OpenedLink,
  context: ReaderContext,
  serviceTags: ServiceTags,
): Store | string | null {
  const { link, choicePath, pagePath } = opened
  const { kind, country } = linkRequest
  // The reader's choice on the page is the click.
  const withCampaign = (path: string) =>
    opened.recordsUtm && linkRequest.utmCampaign !== undefined
      ? `${path}&utm_campaign=${encodeURIComponent(linkRequest.utmCampaign)}`
      : path
  // With a country in the address, the reader skips the page, as in the links of older reader pages.
  const isChoice = choicePath !== null && kind === 'saved' && !country
  const isNext = kind === 'saved' && linkRequest.nextIn !== undefined
  if (isChoice && link.rules.length === 0 && !isNext) return withCampaign(choicePath)
  const route = findRoute(linkRequest, link, context, serviceTags)
  if (!route) return null
  // The reader gets the page of the series instead.
  if (isNext && !route.isSold && (route.rule !== 'page' || pagePath === null)) return null
  if (isChoice && route.rule === null) return withCampaign(choicePath)
  // The owner's rule says so, or Amazon does not sell the book to this reader: the page has other stores.
  const isRuledPage = route.rule === 'page' && kind !== 'marketplace'
  return pagePath && (isRuledPage || !route.isSold)
    ? withCampaign(withCountry(pagePath, country))
    : route
}

function findRoute(
  linkRequest: ValidRequest,
  link: RoutableLink,
  context: ReaderContext,
  serviceTags: ServiceTags,
) {
  if (linkRequest.kind === 'retailer') return routeToRetailer(linkRequest, link, context)
  return linkRequest.kind === 'marketplace'
    ? resolveAmazonRoute(link, context, serviceTags.pages, linkRequest)
    : findDestination(link, context, serviceTags.links, toRequestedFormat(linkRequest))
}

/** `/redirect` has the format of its book in the link; only `/go` can request an edition. */
function toRequestedFormat(linkRequest: LinkRequest & { kind: 'book' | 'saved' }) {
  return linkRequest.kind === 'saved' ? linkRequest.format : null
}

function routeToRetailer(
  { retailer, identifier }: LinkRequest & { kind: 'retailer' },
  link: RoutableLink,
  { country }: ReaderContext,
) {
  const route =
    resolveRetailerRoute(link, retailer, country) ??
    resolveRetailerRoute(plainLink(identifier), retailer, country)
  if (!route) return null
  const facts = { marketplace: null, country, isSold: true, rule: null }
  return { url: route.url, retailer: retailer.code, ...facts }
}

function withCountry(pagePath: string, country: string | undefined): string {
  return country ? `${pagePath}&country=${country}` : pagePath
}
