import type Sqlite from 'better-sqlite3'
import type { HitKind, HitLink, KindOfHit, NumberedHit, SharedPart } from './hit.ts'
import { firstHitIdAt, monthOfHitId, timeOfHitId } from './hit-id.ts'

/** The rows of what hits have in common, in the month that its hits are opened in. */
export interface HitParts {
  /** Whether all parts of these hits have their rows. */
  readonly areStored: (hits: readonly NumberedHit[]) => boolean
  /** Gives rows to those that have none, within a transaction that the caller has begun. */
  readonly store: (hits: readonly NumberedHit[]) => void
  /** To be called when that transaction is rolled back. */
  readonly forgetStored: () => void
}

interface Month {
  /** @example '2026-11' */
  readonly name: string
  /** The first number of a hit that is of the next one. */
  readonly endsAt: bigint
}

const BEFORE_ALL: Month = { name: '', endsAt: 0n }

export function createHitParts(sqlite: Sqlite.Database): HitParts {
  const addLink = sqlite.prepare<[string, HitLink]>(
    `insert into hit_link (month, "linkId", "ownerId", identifier)
values (?, @linkId, @ownerId, @identifier)`,
  )
  const findKind = sqlite
    .prepare<[string, KindOfHit], number>(
      `select id from hit_kind where month = ? and country is @country and retailer is @retailer
and marketplace is @marketplace and device is @device and browser is @browser
and language is @language and "excludedBecause" is @excludedBecause and source is @source limit 1`,
    )
    .pluck()
  const addKind = sqlite.prepare<[string, KindOfHit]>(
    `insert into hit_kind (month, country, retailer, marketplace, device, browser, language,
  "excludedBecause", source)
values (?, @country, @retailer, @marketplace, @device, @browser, @language, @excludedBecause, @source)`,
  )
  let month = BEFORE_ALL
  let stored: SharedPart[] = []

  function note(part: SharedPart, row: number | bigint): void {
    part.storedIn = month
    part.row = Number(row)
    stored.push(part)
  }

  /** Not looked for: an index of all links would cost more than a row that is there twice. */
  function storeLink(link: HitLink): void {
    note(link, addLink.run(month.name, link).lastInsertRowid)
  }

  function storeKind(kind: HitKind): void {
    const found = findKind.get(month.name, kind)
    note(kind, found ?? addKind.run(month.name, kind).lastInsertRowid)
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
    forgetStored: () => {
      for (const part of stored) part.storedIn = null
    },
  }
}

function monthOf(id: bigint): Month {
  const date = new Date(timeOfHitId(id))
  const endsAt = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1)
  return { name: monthOfHitId(id), endsAt: firstHitIdAt(endsAt) }
}
