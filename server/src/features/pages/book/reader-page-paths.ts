import type { EditionFormat } from '@everyshelf/domain/books'
import { type BookIdentifier, identifierKey } from '@everyshelf/domain/identifiers'
import type { Slug } from '@everyshelf/domain/links'
import type { PageLanguage } from '@everyshelf/domain/product-facts'
import type { AmazonRoute, RetailerRoute } from '@everyshelf/domain/routing'
import { retailerIsbn } from '@everyshelf/domain/routing'
import type { ReaderPage, RequestedView } from './reader-page.ts'

/** The path of a reader page. @example pagePath('9780143127741', { slug: 'h7kq2mw' }) // '/book/9780143127741/universal?link=h7kq2mw' */
export function pagePath(
  key: string,
  {
    slug,
    country,
    language,
    utmCampaign,
    isInBook,
  }: Partial<RequestedView> & { readonly slug?: Slug | undefined },
): string {
  const query = new URLSearchParams()
  if (slug) query.set('link', slug)
  if (country) query.set('country', country)
  if (language) query.set('lang', language)
  if (utmCampaign) query.set('utm_campaign', utmCampaign)
  if (isInBook) query.set('in', 'book')
  return `/book/${key}/universal${query.size > 0 ? `?${query}` : ''}`
}

/** The same page with a thank-you note, after the reader reported that a store does not have the book. */
export function reportedPath(key: string, requested: Parameters<typeof pagePath>[1]): string {
  const path = pagePath(key, requested)
  return `${path}${path.includes('?') ? '&' : '?'}reported=1#report`
}

/** The path of a link's list of all Amazon stores. */
export function marketplacesPath(slug: Slug, language: PageLanguage | undefined): string {
  return `/amazon-marketplace/${slug}${language ? `?lang=${language}` : ''}`
}

/** The path that counts the click and redirects to Amazon. */
export function amazonPath(
  { identifier, route, link, requested }: ReaderPage,
  format: EditionFormat | null = null,
): string {
  if (link) {
    return withOrigin(marketplacePath(identifier, link.slug, route, format), requested)
  }
  const country = route.country ? `&country=${route.country}` : ''
  return `/redirect?isbn=${identifierKey(identifier)}${country}`
}

/** The path that counts the click and redirects to the Amazon store that the reader chose, whatever a rule says. */
export function marketplacePath(
  identifier: BookIdentifier,
  slug: Slug,
  { marketplace, country }: AmazonRoute,
  format: EditionFormat | null = null,
): string {
  const query = new URLSearchParams()
  if (country) query.set('country', country)
  query.set('link', slug)
  if (format) query.set('format', format)
  return `/out/amazon-${marketplace}/${identifierKey(identifier)}?${query}`
}

/** The path that counts the click and redirects to another retailer. */
export function retailerPath(
  { identifier, routable, country, link, requested }: ReaderPage,
  { retailer }: RetailerRoute,
): string {
  const key = retailerIsbn(routable) ?? identifierKey(identifier)
  const path = `/out/${retailer.code}/${key}?country=${country}`
  return link ? withOrigin(`${path}&link=${link.slug}`, requested) : path
}

function withOrigin(path: string, { utmCampaign, isInBook }: RequestedView): string {
  const campaign = utmCampaign ? `&utm_campaign=${encodeURIComponent(utmCampaign)}` : ''
  return `${path}${campaign}${isInBook ? '&in=book' : ''}`
}

/** Search engines expect `sponsored` on affiliate links. */
export function linkRel({ isPaid }: RetailerRoute): string {
  return isPaid ? 'sponsored nofollow' : 'nofollow'
}
