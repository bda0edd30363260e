import { createHitKind, type HitKind, type KindOfHit } from './hit.ts'

/** The kind of the last opening from somewhere: as a rule the next one is of the same. */
export interface LastKind {
  kind: HitKind | null
}

export type FindHitKind = (wanted: KindOfHit, last: LastKind) => HitKind

/** Readers can name any language: with so many kinds all are forgotten, and made anew as they come. */
const KINDS_AT_MOST = 20_000

type By<Next> = Map<string | null, Next>
/** By what a kind consists of, a Map for each part. */
type KindTree = By<By<By<By<By<By<By<By<HitKind>>>>>>>>

/** Finds the one object for all hits of a kind. */
export function createHitKinds(): FindHitKind {
  let tree: KindTree = new Map()
  let count = 0

  function find(wanted: KindOfHit): HitKind {
    const byLanguage = enterAll(tree, wanted)
    const known = byLanguage.get(wanted.language)
    if (known) return known
    if (count++ >= KINDS_AT_MOST) {
      tree = new Map()
      count = 1
    }
    const kind = createHitKind(wanted)
    enterAll(tree, wanted).set(wanted.language, kind)
    return kind
  }

  return (wanted, last) => {
    if (last.kind && isSameKind(last.kind, wanted)) return last.kind
    last.kind = find(wanted)
    return last.kind
  }
}

function isSameKind(one: KindOfHit, other: KindOfHit): boolean {
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

/** To the kinds that differ from one in language alone. */
function enterAll(tree: KindTree, kind: KindOfHit): By<HitKind> {
  const ofSource = enter(tree, kind.source)
  const ofRetailer = enter(ofSource, kind.retailer)
  const ofReason = enter(ofRetailer, kind.excludedBecause)
  const ofDevice = enter(ofReason, kind.device)
  const ofBrowser = enter(ofDevice, kind.browser)
  const ofMarketplace = enter(ofBrowser, kind.marketplace)
  return enter(ofMarketplace, kind.country)
}

function enter<Next>(from: By<By<Next>>, value: string | null): By<Next> {
  const known = from.get(value)
  if (known) return known
  const next: By<Next> = new Map()
  from.set(value, next)
  return next
}
