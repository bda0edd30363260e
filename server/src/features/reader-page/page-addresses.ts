import type { EditionFormat } from '@everyshelf/domain/books'
import { identifierKey } from '@everyshelf/domain/identifiers'
import type { Slug } from '@everyshelf/domain/links'
import { getMarketplace } from '@everyshelf/domain/marketplaces'
import { shopIsbn } from '@everyshelf/domain/routing'
import type { PageLanguage } from './messages/languages.ts'
import type { AskedOfPage, PageShop, ReaderPage } from './reader-page.ts'

/** Our own address of a page. @example pagePath('9780143127741', { slug: 'h7kq2mw' }) // '/book/9780143127741/universal?link=h7kq2mw' */
export function pagePath(
  key: string,
  { slug, country, language }: Partial<AskedOfPage> & { readonly slug?: Slug | undefined },
): string {
  const query = new URLSearchParams()
  if (slug) query.set('link', slug)
  if (country) query.set('country', country)
  if (language) query.set('lang', language)
  return `/book/${key}/universal${query.size > 0 ? `?${query}` : ''}`
}

/** The same page, with thanks for what the reader said of a store. */
export function reportedPath(key: string, asked: Parameters<typeof pagePath>[1]): string {
  const path = pagePath(key, asked)
  return `${path}${path.includes('?') ? '&' : '?'}reported=1#report`
}

/** The list of all stores of a link. */
export function storesPath(slug: Slug, language: PageLanguage | undefined): string {
  return `/amazon-marketplace/${slug}${language ? `?lang=${language}` : ''}`
}

/** Through our own address, where the click is counted. */
export function exitToAmazon(
  { identifier, route, link }: ReaderPage,
  format: EditionFormat | null = null,
): string {
  if (!link) {
    const country = route.country ? `&country=${route.country}` : ''
    return `/redirect?isbn=${identifierKey(identifier)}${country}`
  }
  const query = new URLSearchParams()
  // NOTE: without a country, the address of a link that lets readers choose is this page again.
  const store = link.isChoice ? getMarketplace(route.marketplace).country : null
  const country = route.country ?? store
  if (country) query.set('country', country)
  if (format) query.set('format', format)
  return `/go/${link.slug}${query.size > 0 ? `?${query}` : ''}`
}

export function exitToShop(
  { identifier, routable, country, link }: ReaderPage,
  { retailer }: PageShop,
): string {
  const from = link ? `&link=${link.slug}` : ''
  const key = shopIsbn(routable) ?? identifierKey(identifier)
  return `/out/${retailer}/${key}?country=${country}${from}`
}
