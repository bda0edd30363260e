import type { ClickFilters } from '../counting/click-filters.ts'
import { ALL_BOOKS } from '../schema.ts'
import { firstUtcDayOf, lastUtcDayOf } from '../store/daily-totals.repo.ts'
import type { Parameters } from './clickhouse.ts'
import { MOVED_DAY } from './tables.repo.ts'

/** Which of an owner's rows to count. */
export interface CountRange {
  readonly owner: number
  readonly filters: ClickFilters
  readonly firstDay: string
  /** Before this day (UTC), totals are counted instead of hits. */
  readonly expiredUntil: string
}

export function toParameters({ owner, filters, firstDay, expiredUntil }: CountRange): Parameters {
  const { ownerId: _account, timeZone, ...values } = filters
  return {
    ...{ ...values, ...splitSeller(filters.seller ?? ''), owner, firstDay, expiredUntil },
    zone: toServerZone(timeZone),
    firstUtcDay: firstUtcDayOf(firstDay),
    lastUtcDay: lastUtcDayOf(filters.to),
    readersOf: filters.books?.[0] ?? ALL_BOOKS,
    movedDay: MOVED_DAY,
  }
}

/** `sellerOf`, backwards. A marketplace has no hyphen. */
function splitSeller(seller: string) {
  const at = seller.lastIndexOf('-')
  return { retailer: seller.slice(0, Math.max(at, 0)), marketplace: seller.slice(at + 1) }
}

/**
 * ClickHouse's name for a time zone. It accepts IANA names only in their usual spelling, and has its own
 * names for offsets.
 *
 * @example toServerZone('europe/berlin') // 'Europe/Berlin'
 * @example toServerZone('+05:30') // 'Fixed/UTC+05:30:00'
 */
function toServerZone(timeZone: string): string {
  const { timeZone: name } = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions()
  return /^[+-]/.test(name) ? `Fixed/UTC${name}:00` : name
}
