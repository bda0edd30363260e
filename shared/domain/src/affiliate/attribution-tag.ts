declare const attributionTagBrand: unique symbol

/**
 * The parameters of an Amazon Attribution tag in our order, such as `maas=…&ref_=aa_maas&tag=maas`. It
 * measures an author's own advertising and pays no commission. It is valid in one marketplace.
 */
export type AttributionTag = string & { readonly [attributionTagBrand]: true }

/** https://advertising.amazon.com/help; field research of November 2026. */
const PARAMETERS = [
  'maas',
  'ref_',
  'tag',
  'aa_campaignid',
  'aa_adgroupid',
  'aa_creativeid',
] as const

const VALUE = /^[A-Za-z0-9_.-]{1,200}$/

/**
 * Parses an attribution tag as Amazon shows it: a URL, or only its query. Only the tag's own parameters
 * are used; `tag` must be Amazon's `maas` or `maas_…`, so an affiliate tag never gets in. Undefined without a valid
 * `maas`, or if one of its parameters is invalid or appears twice.
 *
 * @example parseAttributionTag('https://www.amazon.com/dp/0143127748?maas=maas_adg_1&ref_=aa_maas&tag=maas') // 'maas=maas_adg_1&ref_=aa_maas&tag=maas'
 */
export function parseAttributionTag(text: string): AttributionTag | undefined {
  const [url = ''] = text.trim().split('#')
  const pairs = url.slice(url.indexOf('?') + 1).split('&')
  const parts: string[] = []
  for (const name of PARAMETERS) {
    const values = pairs.flatMap((pair) =>
      pair.startsWith(`${name}=`) ? pair.slice(name.length + 1) : [],
    )
    // An affiliate tag in the pasted URL is not the attribution tag's own parameter. It has no underscore,
    // and may begin with "maas".
    const own = name === 'tag' ? values.filter((value) => /^maas(?:_|$)/.test(value)) : values
    const [value] = own
    if (value === undefined) continue
    if (own.length > 1 || !VALUE.test(value)) return undefined
    parts.push(`${name}=${value}`)
  }
  return parts[0]?.startsWith('maas=') ? (parts.join('&') as AttributionTag) : undefined
}

/**
 * Adds an attribution tag to a URL of the same marketplace that has no affiliate tag. Amazon does not
 * allow both in one link.
 *
 * @example addAttributionTag('https://www.amazon.com/dp/0143127748', tag) // 'https://www.amazon.com/dp/0143127748?maas=maas_adg_1'
 */
export function addAttributionTag(url: string, tag: AttributionTag): string {
  return `${url}${url.includes('?') ? '&' : '?'}${tag}`
}
