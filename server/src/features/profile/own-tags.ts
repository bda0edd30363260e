import type { AffiliateTag, AffiliateTags, ProgrammeIds } from '@everyshelf/domain/affiliate'
import { getMarketplace, isMarketplaceCode } from '@everyshelf/domain/marketplaces'
import { retailerName } from '@everyshelf/domain/retailers'

/** What says who earns from somebody's links. */
export interface OwnTags {
  readonly affiliateTags: AffiliateTags
  readonly programmeIds: ProgrammeIds
}

type RetailerIds = NonNullable<ProgrammeIds[string]>

/** Tags to be set: a blank takes a marketplace's tag away, and null a retailer's numbers. */
export interface TagChanges {
  readonly affiliateTags?: Readonly<Record<string, AffiliateTag | ''>> | undefined
  readonly programmeIds?: Readonly<Record<string, RetailerIds | null>> | undefined
}

/** @example applyTagChanges({ affiliateTags: { us: 'a-20' }, programmeIds: {} }, { affiliateTags: { us: '' } }).affiliateTags // {} */
export function applyTagChanges(
  tags: OwnTags,
  { affiliateTags, programmeIds }: TagChanges,
): OwnTags {
  const byMarketplace = Object.entries({ ...tags.affiliateTags, ...affiliateTags })
  const byRetailer = Object.entries({ ...tags.programmeIds, ...programmeIds })
  return {
    affiliateTags: Object.fromEntries(byMarketplace.filter(([, tag]) => tag !== '')),
    programmeIds: Object.fromEntries(
      byRetailer.flatMap(([code, ids]): [string, RetailerIds][] => (ids ? [[code, ids]] : [])),
    ),
  }
}

/** The changes that lead from `after` back to `before`; undefined where the two are alike. */
export function reverseTagChanges(before: OwnTags, after: OwnTags): TagChanges | undefined {
  const affiliateTags = reverse(before.affiliateTags, after.affiliateTags, '' as const)
  const programmeIds = reverse(before.programmeIds, after.programmeIds, null)
  const isAlike = Object.keys({ ...affiliateTags, ...programmeIds }).length === 0
  return isAlike ? undefined : { affiliateTags, programmeIds }
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

/** Both changes; where they differ, the first counts. */
export function mergeTagChanges(first: TagChanges, second: TagChanges): TagChanges {
  return {
    affiliateTags: { ...second.affiliateTags, ...first.affiliateTags },
    programmeIds: { ...second.programmeIds, ...first.programmeIds },
  }
}

/** The changes without the stores that others name; undefined when none is left. */
export function withoutTagChanges(changes: TagChanges, others: TagChanges): TagChanges | undefined {
  const affiliateTags = omit(changes.affiliateTags, others.affiliateTags)
  const programmeIds = omit(changes.programmeIds, others.programmeIds)
  const isEmpty = Object.keys({ ...affiliateTags, ...programmeIds }).length === 0
  return isEmpty ? undefined : { affiliateTags, programmeIds }
}

function omit<Value>(
  values: Readonly<Record<string, Value>> = {},
  others: Readonly<Record<string, unknown>> = {},
): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).filter(([code]) => !(code in others)))
}

/** The stores that changes name. @example listStores({ affiliateTags: { de: '' } }) // ['Amazon Germany'] */
export function listStores({ affiliateTags = {}, programmeIds = {} }: TagChanges): string[] {
  const marketplaces = Object.keys(affiliateTags).filter(isMarketplaceCode)
  return [
    ...marketplaces.map((code) => `Amazon ${getMarketplace(code).name}`),
    ...Object.keys(programmeIds).map(retailerName),
  ]
}
