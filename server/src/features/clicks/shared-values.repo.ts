import type Sqlite from 'better-sqlite3'
import type { HitKind, HitKindValues, HitLink, NumberedHit, SharedValue } from './hit.ts'
import { firstHitIdAt, monthOfHitId, timeOfHitId } from './hit-id.ts'

/** The rows of values that many hits share, stored once a month. */
export interface SharedValues {
  /** Whether the shared values of these hits all have rows. */
  readonly areStored: (hits: readonly NumberedHit[]) => boolean
  /** Inserts the missing rows, within the caller's transaction. */
  readonly store: (hits: readonly NumberedHit[]) => void
  /** Call this when that transaction is rolled back. */
  readonly undoStore: () => void
}

interface Month {
  /** @example '2026-11' */
  readonly name: string
  /** The first hit id of the next month. */
  readonly endsAt: bigint
}

const NO_MONTH: Month = { name: '', endsAt: 0n }

export function createSharedValues(sqlite: Sqlite.Database): SharedValues {
  const addLink = sqlite.prepare<[string, HitLink]>(
    `insert into hit_link (month, "linkId", "ownerId", identifier)
values (?, @linkId, @ownerId, @identifier)`,
  )
  const findKind = sqlite
    .prepare<[string, HitKindValues], number>(
      `select id from hit_kind where month = ? and country is @country and retailer is @retailer
and marketplace is @marketplace and device is @device and browser is @browser
and language is @language and "excludedBecause" is @excludedBecause and source is @source limit 1`,
    )
    .pluck()
  const addKind = sqlite.prepare<[string, HitKindValues]>(
    `insert into hit_kind (month, country, retailer, marketplace, device, browser, language,
  "excludedBecause", source)
values (?, @country, @retailer, @marketplace, @device, @browser, @language, @excludedBecause, @source)`,
  )
  let month = NO_MONTH
  let stored: SharedValue[] = []

  function markStored(value: SharedValue, row: number | bigint): void {
    value.storedIn = month
    value.row = Number(row)
    stored.push(value)
  }

  /** Does not search for an existing row: an index of all links would cost more than a duplicate. */
  function storeLink(link: HitLink): void {
    markStored(link, addLink.run(month.name, link).lastInsertRowid)
  }

  function storeKind(kind: HitKind): void {
    const found = findKind.get(month.name, kind)
    markStored(kind, found ?? addKind.run(month.name, kind).lastInsertRowid)
  }

  return {
    areStored: (hits) => {
      const last = hits.at(-1)
      if (last && last.id >= month.endsAt) month = monthOf(last.id)
      return hits.every(
        ({ hit: { link, kind } }) => link.storedIn === month && kind.storedIn === month,
      )
    },
    store: (hits) => {
      stored = []
      for (const { link, kind } of hits.map(({ hit }) => hit)) {
        if (link.storedIn !== month) storeLink(link)
        if (kind.storedIn !== month) storeKind(kind)
      }
    },
    undoStore: () => {
      for (const value of stored) value.storedIn = null
    },
  }
}

function monthOf(id: bigint): Month {
  const date = new Date(timeOfHitId(id))
  const endsAt = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1)
  return { name: monthOfHitId(id), endsAt: firstHitIdAt(endsAt) }
}
