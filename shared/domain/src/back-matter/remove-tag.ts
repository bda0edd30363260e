import {
  cleanProductUrl,
  listUrlParts,
  parseWebUrl,
  readNetworkUrl,
  type WebUrl,
} from '../product-urls/index.ts'
import { readBookLink } from './book-link.ts'

/** An affiliate link can lead to another one; more than this is a mistake. */
const MAX_DEPTH = 3

function withoutTagParameters(url: WebUrl): string {
  const removed = new Set(
    listUrlParts(url)
      .filter(({ kind }) => kind === 'affiliate' || kind === 'attribution')
      .map(({ name }) => name),
  )
  const [page = '', ...fragment] = url.href.split('#')
  const [path, query = ''] = splitOnce(page, '?')
  const kept = query.split('&').filter((pair) => pair && !removed.has(nameOf(pair)))
  const search = kept.length > 0 ? `?${kept.join('&')}` : ''
  return [path + search, ...fragment].join('#')
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

function nameOf(pair: string): string {
  const [name] = splitOnce(pair, '=')
  try {
    return decodeURIComponent(name.replaceAll('+', ' '))
  } catch {
    return name
  }
}

/**
 * Returns the link without its affiliate tag: the clean page of the store, or for a link of an
 * affiliate network the page to which it redirects. Null if the page is unknown without the tag.
 *
 * @example removeTag('https://www.awin1.com/cread.php?awinaffid=1&ued=https%3A%2F%2Fwww.thalia.de%2F', origin) // 'https://www.thalia.de/'
 */
export function removeTag(href: string, origin: string, depth = 0): string | null {
  if (depth > MAX_DEPTH) return null
  const url = parseWebUrl(href)
  if (!url) return null
  const network = readNetworkUrl(url)
  if (network) return network.target === null ? null : cleanTarget(network.target, origin, depth)
  return cleanTarget(cleanProductUrl(href) ?? withoutTagParameters(url), origin, depth)
}

function cleanTarget(target: string, origin: string, depth: number): string | null {
  const link = readBookLink(target, origin)
  if (!/^https?:/i.test(target.trim()) || link.host === null) return null
  return link.program === null ? target : removeTag(target, origin, depth + 1)
}
