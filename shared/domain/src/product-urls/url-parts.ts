import { decodePath, type WebUrl } from './parse-web-url.ts'

/** The purpose of a part of a URL. Readers need none of these parts. */
export type UrlPartKind = 'affiliate' | 'attribution' | 'campaign' | 'session'

export interface UrlPart {
  /** A parameter's name, or a whole path segment. */
  readonly name: string
  readonly value: string
  readonly kind: UrlPartKind
}

/**
 * Parameter names that identify the affiliate, at Amazon and in bookstores' networks, in lower case.
 */
const affiliate = new Set([
  ...['tag', 'linkcode', 'linkid', 'ascsubtag', 'creative', 'creativeasin', 'camp'],
  ...['at', 'ct', 'aff', 'affid', 'affiliate', 'affiliateid', 'afsrc', 'awc', 'irclickid'],
  ...['irgwc', 'clickid', 'clickref', 'ranmid', 'raneaid', 'ransiteid', 'subid', 'subid1'],
])
const campaign = new Set([
  ...['fbclid', 'gclid', 'dclid', 'msclkid', 'ttclid', 'mc_cid', 'mc_eid', 'igshid', 'srsltid'],
])

/** Amazon Attribution writes it in place of an affiliate tag. It earns nothing. */
export const ATTRIBUTION_TAG = 'maas'

/**
 * Amazon Attribution measures what an advertisement sold. It adds `maas`, `aa_…` and `tag=maas`.
 */
function isAttribution(name: string, value: string): boolean {
  if (name === 'maas' || name.startsWith('aa_')) return true
  if (name === 'tag') return value === ATTRIBUTION_TAG
  return (name === 'ref' || name === 'ref_') && value.startsWith('aa_maas')
}

function kindOf(name: string, value: string): UrlPartKind {
  if (isAttribution(name, value)) return 'attribution'
  if (affiliate.has(name) || name.startsWith('asc_')) return 'affiliate'
  if (campaign.has(name) || name.startsWith('utm_')) return 'campaign'
  return 'session'
}

/**
 * Decodes a text from a query. A text with an invalid percent sign stays as it is.
 *
 * @example decodeQueryText('Jane+Austen%21') // 'Jane Austen!'
 */
export function decodeQueryText(text: string): string {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}

/**
 * Lists the parameters of a query in their order, repeated ones included.
 *
 * @example listParameters('?a=1&a=2') // [['a', '1'], ['a', '2']]
 */
export function listParameters(search: string): (readonly [name: string, value: string])[] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const at = pair.indexOf('=')
      const name = at < 0 ? pair : pair.slice(0, at)
      return [decodeQueryText(name), at < 0 ? '' : decodeQueryText(pair.slice(at + 1))] as const
    })
}

/**
 * Lists all parameters of a URL with their purpose, and the `ref=…` segments of Amazon's paths.
 *
 * @example listUrlParts(parseWebUrl('https://www.amazon.com/dp/0143127748?tag=x-20')!) // [{ name: 'tag', value: 'x-20', kind: 'affiliate' }]
 */
export function listUrlParts(url: WebUrl): UrlPart[] {
  const references = decodePath(url)
    .split('/')
    .filter((segment) => segment.startsWith('ref='))
    .map((segment) => ['ref', segment.slice('ref='.length)] as const)
  return [...references, ...listParameters(url.search)].map(([name, value]) => ({
    name,
    value,
    kind: kindOf(name.toLowerCase(), value),
  }))
}
