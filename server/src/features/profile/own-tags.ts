import type { AffiliateTag, AffiliateTags, ProgramIds } from '@everyshelf/domain/affiliate'
import { getMarketplace, isMarketplaceCode } from '@everyshelf/domain/marketplaces'
import { retailerName } from '@everyshelf/domain/retailers'

/** The tags and program IDs that decide who earns from a user's links. */
export interface OwnTags {
  readonly affiliateTags: AffiliateTags
  /** The affiliate IDs of programs, by retailer. */
  readonly programIds: ProgramIds
}

type RetailerIds = NonNullable<ProgramIds[string]>

/**
 * Tags to set: an empty text removes a marketplace's tag, null removes a retailer's program IDs.
 */
export interface TagChanges {
  readonly affiliateTags?: Readonly<Record<string, AffiliateTag | ''>> | undefined
  readonly programIds?: Readonly<Record<string, RetailerIds | null>> | undefined
}

/** @example applyTagChanges({ affiliateTags: { us: 'a-20' }, programIds: {} }, { affiliateTags: { us: '' } }).affiliateTags // {} */
export function applyTagChanges(tags: OwnTags, { affiliateTags, programIds }: TagChanges): OwnTags {
  const byMarketplace = Object.entries({ ...tags.affiliateTags, ...affiliateTags })
  const byRetailer = Object.entries({ ...tags.programIds, ...programIds })
  return {
    affiliateTags: Object.fromEntries(byMarketplace.filter(([, tag]) => tag !== '')),
    programIds: Object.fromEntries(
      byRetailer.flatMap(([code, ids]): [string, RetailerIds][] => (ids ? [[code, ids]] : [])),
    ),
  }
}

/** The changes that lead from `after` back to `before`; undefined when they are equal. */
export function reverseTagChanges(before: OwnTags, after: OwnTags): TagChanges | undefined {
  const affiliateTags = reverse(before.affiliateTags, after.affiliateTags, '' as const)
  const programIds = reverse(before.programIds, after.programIds, null)
  const isUnchanged = Object.keys({ ...affiliateTags, ...programIds }).length === 0
  return isUnchanged ? undefined : { affiliateTags, programIds }
}

function reverse<Value, None>(
  before: Readonly<Record<string, Value | undefined>>,
  after: Readonly<Record<string, Value | undefined>>,
  none: None,
): Record<string, Value | None> {
  const codes = Object.keys({ ...before, ...after }).filter(
    (code) => JSON.stringify(before[code]) !== JSON.stringify(after[code]),
  )
  return Object.fromEntries(codes.map((code) => [code, before[code] ?? none]))
}

/** Merges two changes; the first wins where they differ. */
export function mergeTagChanges(first: TagChanges, second: TagChanges): TagChanges {
  return {
    affiliateTags: { ...second.affiliateTags, ...first.affiliateTags },
    programIds: { ...second.programIds, ...first.programIds },
  }
}

/**
 * The names of the changed stores. @example listStores({ affiliateTags: { de: '' } }) // ['Amazon
 * Germany']
 */
export function listStores({ affiliateTags = {}, programIds = {} }: TagChanges): string[] {
  const marketplaces = Object.keys(affiliateTags).filter(isMarketplaceCode)
  return [
    ...marketplaces.map((code) => `Amazon ${getMarketplace(code).name}`),
    ...Object.keys(programIds).map((code) => retailerName(code)),
  ]
}
