import { createHitKind, type HitKind, type HitKindValues } from './hit.ts'

/** The kind of a network's last hit. Usually the next one has the same. */
export interface LastKind {
  kind: HitKind | null
}

export type FindHitKind = (values: HitKindValues, last: LastKind) => HitKind

/** Clients can send any language. At this many kinds the cache starts over. */
const MAX_KINDS = 20_000

type By<Next> = Map<string | null, Next>
/** Nested maps, one level for each property of a kind. */
type KindTree = By<By<By<By<By<By<By<By<HitKind>>>>>>>>

/** Finds the object that all hits of a kind share. */
export function createHitKinds(): FindHitKind {
  let tree: KindTree = new Map()
  let count = 0

  function find(values: HitKindValues): HitKind {
    const byLanguage = getLeaf(tree, values)
    const known = byLanguage.get(values.language)
    if (known) return known
    if (count++ >= MAX_KINDS) {
      tree = new Map()
      count = 1
    }
    const kind = createHitKind(values)
    getLeaf(tree, values).set(values.language, kind)
    return kind
  }

  return (values, last) => {
    if (last.kind && isSameKind(last.kind, values)) return last.kind
    last.kind = find(values)
    return last.kind
  }
}

function isSameKind(one: HitKindValues, other: HitKindValues): boolean {
  return (
    one.excludedBecause === other.excludedBecause &&
    one.marketplace === other.marketplace &&
    one.country === other.country &&
    one.language === other.language &&
    one.device === other.device &&
    one.browser === other.browser &&
    one.retailer === other.retailer &&
    one.source === other.source
  )
}

/** The map of kinds that differ from this one only in language. */
function getLeaf(tree: KindTree, kind: HitKindValues): By<HitKind> {
  const bySource = getOrCreate(tree, kind.source)
  const byRetailer = getOrCreate(bySource, kind.retailer)
  const byReason = getOrCreate(byRetailer, kind.excludedBecause)
  const byDevice = getOrCreate(byReason, kind.device)
  const byBrowser = getOrCreate(byDevice, kind.browser)
  const byMarketplace = getOrCreate(byBrowser, kind.marketplace)
  return getOrCreate(byMarketplace, kind.country)
}

function getOrCreate<Next>(parent: By<By<Next>>, value: string | null): By<Next> {
  const known = parent.get(value)
  if (known) return known
  const next: By<Next> = new Map()
  parent.set(value, next)
  return next
}
