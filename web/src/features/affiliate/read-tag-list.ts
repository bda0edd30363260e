import { type AffiliateTag, parseAffiliateTag } from '@everyshelf/domain/affiliate'
import {
  type Marketplace,
  type MarketplaceCode,
  marketplaces,
} from '@everyshelf/domain/marketplaces'

/** One entry of a pasted list. */
export type TagLine =
  | { readonly kind: 'tag'; readonly marketplace: MarketplaceCode; readonly tag: AffiliateTag }
  | { readonly kind: 'blank'; readonly marketplace: MarketplaceCode }
  | { readonly kind: 'wrong'; readonly text: string; readonly problem: TagLineProblem }

export type TagLineProblem = 'no-pair' | 'no-store' | 'no-tag' | 'twice'

/** Matches `us=x-20`, `us: x-20`, `us x-20`, and table rows with a tab. */
const PAIR = /^([^\s=:]+)(?:\s*[=:]\s*|\s+|$)(.*)$/

/**
 * Parses a pasted list of tags, separated by lines or commas. An entry names its store by code, country,
 * or host. An empty entry removes the store's tag. A single tag without a store is for the United States.
 *
 * @example readTagList('us=ada-20, amazon.de: ada-21').map(({ kind }) => kind) // ['tag', 'tag']
 */
export function readTagList(text: string): TagLine[] {
  const seen = new Set<MarketplaceCode>()
  const entries = text
    .split(/[\n,;]/)
    .map((entry) => entry.trim())
    .filter(Boolean)
  return entries.map((entry) => {
    const line = (entries.length === 1 && readLoneTag(entry)) || readTagLine(entry)
    if (line.kind === 'wrong') return line
    if (seen.has(line.marketplace)) return { kind: 'wrong', text: entry, problem: 'twice' }
    seen.add(line.marketplace)
    return line
  })
}

/** A single tag without a store is the tag for the United States (the specification). */
function readLoneTag(text: string): TagLine | undefined {
  const tag = parseAffiliateTag(text)
  return tag?.includes('-') ? { kind: 'tag', marketplace: 'us', tag } : undefined
}

function readTagLine(text: string): TagLine {
  const [, name = '', value = ''] = PAIR.exec(text) ?? []
  const marketplace = findMarketplace(name)?.code
  if (!marketplace) return { kind: 'wrong', text, problem: value ? 'no-store' : 'no-pair' }
  const tag = parseAffiliateTag(value)
  if (tag) return { kind: 'tag', marketplace, tag }
  if (value) return { kind: 'wrong', text, problem: 'no-tag' }
  if (/[=:]/.test(text)) return { kind: 'blank', marketplace }
  return { kind: 'wrong', text, problem: 'no-pair' }
}

function findMarketplace(name: string): Marketplace | undefined {
  const word = name.toLowerCase().replace(/^www\./, '')
  return marketplaces.find(
    ({ code, country, domain }) =>
      word === code || word === country.toLowerCase() || word === domain,
  )
}
