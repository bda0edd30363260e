import { setImmediate as nextTurn } from 'node:timers/promises'
import { addDays } from '@everyshelf/domain/clicks'
import type { MarkedHit, StoredHit } from '../hit.ts'

/** The columns whose values charts count. */
export const countedColumns = [
  'book',
  'country',
  'seller',
  'device',
  'browser',
  'referrer',
  'reason',
  'channel',
  'campaign',
] as const
export type CountedColumn = (typeof countedColumns)[number]

export type Codes = Uint8Array | Uint16Array | Uint32Array

/** A column: each of its different values once, and for every hit the position of its value. */
export interface Column {
  /** Empty for unknown, or for no reason. */
  readonly values: readonly string[]
  readonly codes: Codes
}

/**
 * One owner's hits in one month (UTC), in chronological order, column by column: counting 100,000 takes a few
 * milliseconds.
 */
export interface HitColumns {
  /** `2026-11` */
  readonly month: string
  readonly length: number
  /** The quarter hour of the month. Every time zone is a multiple of it away from UTC. */
  readonly quarters: Uint16Array
  /** As in the table. */
  readonly newReaders: Uint8Array
  readonly columns: Readonly<Record<CountedColumn, Column>>
}

export const QUARTERS_PER_DAY = 96

/** The key of the seller that a reader was sent to. @example sellerOf({ retailer: 'amazon', marketplace: 'de' }) // 'amazon-de' */
export function sellerOf({
  retailer,
  marketplace,
}: Pick<StoredHit, 'retailer' | 'marketplace'>): string {
  return marketplace ? `${retailer}-${marketplace}` : retailer
}

/** The channel of a hit. @example channelOf({ channel: null }) // 'web' */
export function channelOf({ channel }: Pick<StoredHit, 'channel'>): string {
  return channel ?? 'web'
}

/** The value of a hit in a column. */
export const readValue: Readonly<Record<CountedColumn, (hit: StoredHit) => string>> = {
  book: ({ identifier }) => identifier,
  country: ({ country }) => country ?? '',
  seller: sellerOf,
  device: ({ device }) => device,
  browser: ({ browser }) => browser,
  referrer: ({ referrerHost }) => referrerHost ?? '',
  reason: ({ excludedBecause }) => excludedBecause ?? '',
  channel: channelOf,
  campaign: ({ campaign }) => campaign ?? '',
}

/** @example monthOf('2026-11-21T09:30') // '2026-11' */
export function monthOf(time: string): string {
  return time.slice(0, 7)
}

/** The columns of hits of one month. */
export function toColumns(month: string, hits: readonly MarkedHit[]): HitColumns {
  return {
    month,
    length: hits.length,
    quarters: Uint16Array.from(hits, ({ openedAt }) => quarterOf(openedAt)),
    newReaders: Uint8Array.from(hits, ({ newReader }) => newReader),
    columns: mapColumns((name) => toColumn(hits, readValue[name])),
  }
}

/** Of a minute, or a day. @example quarterOf('2026-11-02T01:15') // 101 */
function quarterOf(time: string): number {
  const [day, hour, minute] = [time.slice(8, 10), time.slice(11, 13), time.slice(14)]
  return (Number(day) - 1) * QUARTERS_PER_DAY + Number(hour) * 4 + Math.floor(Number(minute) / 15)
}

function toColumn(hits: readonly MarkedHit[], read: (hit: StoredHit) => string): Column {
  const known = new Map<string, number>()
  const codes = hits.map((hit) => codeOf(known, read(hit)))
  const values = [...known.keys()]
  return {
    values,
    codes: createCodes(values.length, codes.length).map((_, row) => codes[row] ?? 0),
  }
}

function codeOf(known: Map<string, number>, value: string): number {
  const code = known.get(value)
  if (code !== undefined) return code
  known.set(value, known.size)
  return known.size - 1
}

/** As few bytes for each code as the number of different values allows. */
export function createCodes(valueCount: number, length: number): Codes {
  if (valueCount <= 1 << 8) return new Uint8Array(length)
  return valueCount <= 1 << 16 ? new Uint16Array(length) : new Uint32Array(length)
}

export function mapColumns<Result>(
  map: (name: CountedColumn) => Result,
): Record<CountedColumn, Result> {
  const entries = countedColumns.map((name) => [name, map(name)] as const)
  return Object.fromEntries(entries) as Record<CountedColumn, Result>
}

/**
 * The hits in these parts of a month, in chronological order. The same hits always give the same columns.
 * Between two loops over all hits, redirects get a turn.
 */
export async function joinColumns(
  month: string,
  parts: readonly HitColumns[],
): Promise<HitColumns> {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  const joined = { quarters: new Uint16Array(length), newReaders: new Uint8Array(length) }
  let at = 0
  for (const { quarters, newReaders } of parts) {
    joined.quarters.set(quarters, at)
    joined.newReaders.set(newReaders, at)
    at += quarters.length
  }
  const columns: Partial<Record<CountedColumn, Column>> = {}
  for (const name of countedColumns) {
    await nextTurn()
    const own = parts.map((part) => part.columns[name])
    columns[name] = joinColumn(own, length)
  }
  return { month, length, ...joined, columns: columns as Record<CountedColumn, Column> }
}

function joinColumn(parts: readonly Column[], length: number): Column {
  const known = new Map<string, number>()
  const newCodes = parts.map(({ values }) => values.map((value) => codeOf(known, value)))
  const codes = createCodes(known.size, length)
  let at = 0
  for (const [index, part] of parts.entries()) {
    const translated = newCodes[index] ?? []
    for (let row = 0; row < part.codes.length; row++) {
      codes[at++] = translated[part.codes[row] as number] as number
    }
  }
  return { values: [...known.keys()], codes }
}

/** The hits from one time to before another, without copying them: days (UTC), or quarter hours. */
export function sliceTimes(hits: HitColumns, from: string, before: string): HitColumns {
  const [start, end] = [findRow(hits, from), findRow(hits, before)]
  if (start === 0 && end === hits.length) return hits
  return {
    month: hits.month,
    length: Math.max(0, end - start),
    quarters: hits.quarters.subarray(start, end),
    newReaders: hits.newReaders.subarray(start, end),
    columns: mapColumns((name) => {
      const { values, codes } = hits.columns[name]
      return { values, codes: codes.subarray(start, end) }
    }),
  }
}

/** The day of a quarter hour of a month. @example dayOfQuarter('2026-11', 101) // '2026-11-02' */
export function dayOfQuarter(month: string, quarter: number): string {
  return addDays(`${month}-01`, Math.floor(quarter / QUARTERS_PER_DAY))
}

/** The first hit of this time or later. */
function findRow({ month, quarters }: HitColumns, time: string): number {
  if (monthOf(time) < month) return 0
  if (monthOf(time) > month) return quarters.length
  return findQuarter(quarters, quarterOf(time))
}

/** The first hit of this quarter or later. */
function findQuarter(quarters: Uint16Array, quarter: number): number {
  let [low, high] = [0, quarters.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((quarters[middle] as number) < quarter) low = middle + 1
    else high = middle
  }
  return low
}
