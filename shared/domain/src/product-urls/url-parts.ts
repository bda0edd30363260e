import { decodePath, type WebUrl } from './parse-web-url.ts'

/** What a part of an address is there for, none of which a reader needs. */
export type UrlPartKind = 'affiliate' | 'attribution' | 'campaign' | 'visit'

export interface UrlPart {
  /** A parameter's name, or a whole path segment. */
  readonly name: string
  readonly value: string
  readonly kind: UrlPartKind
}

/** Who is paid. Names of Amazon's programme and of the networks that bookshops use; lower case. */
const affiliate = new Set([
  ...['tag', 'linkcode', 'linkid', 'ascsubtag', 'creative', 'creativeasin', 'camp'],
  ...['at', 'ct', 'aff', 'affid', 'affiliate', 'affiliateid', 'afsrc', 'awc', 'irclickid'],
  ...['irgwc', 'clickid', 'clickref', 'ranmid', 'raneaid', 'ransiteid', 'subid', 'subid1'],
])
const campaign = new Set([
  ...['fbclid', 'gclid', 'dclid', 'msclkid', 'ttclid', 'mc_cid', 'mc_eid', 'igshid', 'srsltid'],
])

/** Stands where an affiliate's tag would, and pays nobody. */
export const ATTRIBUTION_TAG = 'maas'

/** Amazon Attribution counts what an advertisement sold; it writes `maas`, `aa_…` and `tag=maas`. */
function isAttribution(name: string, value: string): boolean {
  if (name === 'maas' || name.startsWith('aa_')) return true
  if (name === 'tag') return value === ATTRIBUTION_TAG
  return (name === 'ref' || name === 'ref_') && value.startsWith('aa_maas')
}

function kindOf(name: string, value: string): UrlPartKind {
  if (isAttribution(name, value)) return 'attribution'
  if (affiliate.has(name) || name.startsWith('asc_')) return 'affiliate'
  if (campaign.has(name) || name.startsWith('utm_')) return 'campaign'
  return 'visit'
}

/** Text of a query as people read it; a broken percent sign leaves it as it is. */
export function decodeQueryText(text: string): string {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}

/** The parameters of a query in their order, also those that come twice. */
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

/** Every parameter, and of the path the `ref=…` that Amazon writes there, with what each is for. */
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
