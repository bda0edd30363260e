import { decodeQueryText, listParameters } from '../product-urls/index.ts'
import { buildShortLink } from './global-link.ts'
import { parseServiceUrl } from './service-url.ts'
import { parseSlug } from './slug.ts'

const READER_PAGE = /^\/book\/[^/?]{1,40}\/universal\/?(?:\?|$)/

/**
 * Returns the Global Link that a URL of the service at `origin` stands for: the URL itself in
 * either form, or the short link of a reader page. Undefined for other texts.
 *
 * @example toGlobalLink('https://everyshelf.example/book/9780441172719/universal?link=dune', 'https://everyshelf.example') // 'https://everyshelf.example/go/dune'
 */
export function toGlobalLink(
  text: string,
  origin: string,
  ownDomains?: readonly string[],
): string | undefined {
  const url = parseServiceUrl(text, origin, ownDomains)
  if (!url) return undefined
  if (url.kind !== 'page') return text
  if (!READER_PAGE.test(url.target)) return undefined
  const query = url.target.slice(url.target.indexOf('?'))
  const named = listParameters(query).find(([name]) => name === 'link')?.[1]
  const slug = named && parseSlug(decodeQueryText(named))
  return slug ? buildShortLink(origin, slug) : undefined
}
