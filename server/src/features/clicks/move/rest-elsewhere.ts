import type { Queries } from '../../../db/transact.ts'
import type { ClickStore } from '../click-store.ts'
import { type ClickStoreName, openPlace } from './click-place.repo.ts'

const MOVING = 'Clicks are being moved'
const PLACES: Readonly<Record<ClickStoreName, string>> = {
  main: 'Clicks are in the main database: run pnpm migrate:to-clickhouse, or remove CLICKHOUSE_URL',
  clickhouse:
    'Clicks are in ClickHouse: set CLICKHOUSE_URL, or run pnpm migrate:to-clickhouse --back',
}

interface RestingDeps {
  readonly db: Queries
  /** What this server is set up to store clicks in. */
  readonly name: ClickStoreName
  readonly store: ClickStore
  readonly now: () => number
}

/**
 * The same store, which changes nothing while clicks are being moved or are in the other store. New clicks
 * wait in the spools meanwhile.
 */
export function restElsewhere({ db, name, store, now }: RestingDeps): ClickStore {
  /** Null unless it rests. */
  async function findReason(): Promise<string | null> {
    const place = await openPlace(db, name, now())
    if (place.copiedUntil !== null) return MOVING
    return place.store === name ? null : PLACES[place.store]
  }

  async function requireHere(): Promise<void> {
    const reason = await findReason()
    if (reason !== null) throw new Error(reason)
  }

  return {
    ...store,
    append: async (hits) => {
      await requireHere()
      await store.append(hits)
      // A move that began meanwhile may have missed these hits, so the spool sends them again.
      await requireHere()
    },
    maintain: async (...args) => (await findReason()) ?? (await store.maintain(...args)),
    reclassify: async (...args) => (await findReason()) ?? (await store.reclassify(...args)),
    expire: async (...args) => (await findReason()) ?? (await store.expire(...args)),
  }
}
