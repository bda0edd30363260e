import type { StoredHit } from '../hit.ts'

/** The columns whose values charts count. */
export const countedColumns = [
  'book',
  'country',
  'seller',
  'device',
  'browser',
  'referer',
  'reason',
] as const
export type CountedColumn = (typeof countedColumns)[number]

/** A column: each of its different values once, and for every hit the position of its value. */
export interface Column {
  /** Empty for unknown, or for no reason. */
  readonly values: readonly string[]
  readonly codes: Uint8Array | Uint16Array | Uint32Array
}

/** The hits of one owner and one day (UTC), column by column: counting 10,000 takes a millisecond. */
export interface HitColumns {
  readonly day: string
  readonly length: number
  /** The quarter hour of the day, 0 to 95. Every time zone is a multiple of it away from UTC. */
  readonly quarters: Uint8Array
  /** As in the table. */
  readonly newReaders: Uint8Array
  readonly columns: Readonly<Record<CountedColumn, Column>>
}

/** The key of the seller that a reader was sent to. @example sellerOf({ retailer: 'amazon', marketplace: 'de' }) // 'amazon-de' */
export function sellerOf({
  retailer,
  marketplace,
}: Pick<StoredHit, 'retailer' | 'marketplace'>): string {
  return marketplace ? `${retailer}-${marketplace}` : retailer
}

const readValue: Readonly<Record<CountedColumn, (hit: StoredHit) => string>> = {
  book: ({ identifier }) => identifier,
  country: ({ country }) => country ?? '',
  seller: sellerOf,
  device: ({ device }) => device,
  browser: ({ browser }) => browser,
  referer: ({ refererHost }) => refererHost ?? '',
  reason: ({ excludedBecause }) => excludedBecause ?? '',
}

export function toColumns(day: string, hits: readonly StoredHit[]): HitColumns {
  const collector = collectColumns(day)
  collector.add(hits)
  return collector.finish()
}

/** Builds the columns of a day whose hits are read in parts. */
export function collectColumns(day: string) {
  const quarters: number[] = []
  const newReaders: number[] = []
  const columns = mapColumns((name) => collectColumn(readValue[name]))
  return {
    add: (hits: readonly StoredHit[]): void => {
      for (const hit of hits) {
        quarters.push(quarterOf(hit.openedAt))
        newReaders.push(hit.newReader)
        for (const name of countedColumns) columns[name].add(hit)
      }
    },
    finish: (): HitColumns => ({
      day,
      length: quarters.length,
      quarters: Uint8Array.from(quarters),
      newReaders: Uint8Array.from(newReaders),
      columns: mapColumns((name) => columns[name].finish()),
    }),
  }
}

/** @example quarterOf('2026-11-21T01:15') // 5 */
function quarterOf(openedAt: string): number {
  return Number(openedAt.slice(11, 13)) * 4 + Math.floor(Number(openedAt.slice(14, 16)) / 15)
}

function collectColumn(read: (hit: StoredHit) => string) {
  const known = new Map<string, number>()
  const codes: number[] = []
  return {
    add: (hit: StoredHit): void => {
      const value = read(hit)
      const code = known.get(value) ?? known.size
      if (code === known.size) known.set(value, code)
      codes.push(code)
    },
    finish: (): Column => {
      const values = [...known.keys()]
      return { values, codes: createCodes(values.length).from(codes) }
    },
  }
}

/** As few bytes for each code as the number of different values allows. */
function createCodes(valueCount: number) {
  if (valueCount <= 1 << 8) return Uint8Array
  return valueCount <= 1 << 16 ? Uint16Array : Uint32Array
}

function mapColumns<Result>(map: (name: CountedColumn) => Result): Record<CountedColumn, Result> {
  const entries = countedColumns.map((name) => [name, map(name)] as const)
  return Object.fromEntries(entries) as Record<CountedColumn, Result>
}

/** Raise this with each change of the stored form. */
const VERSION = 1

interface Header {
  readonly version: number
  readonly length: number
  readonly values: readonly (readonly string[])[]
}

/** The longest code, so every column begins where its codes can be read in place. */
const ALIGNMENT = 4
const LENGTH_BYTES = 4

/**
 * The stored form: the length of a header, the header as JSON, and the columns, each at a multiple of four
 * bytes. The same hits always give the same bytes.
 */
export function packColumns({ length, quarters, newReaders, columns }: HitColumns): Uint8Array {
  const values = countedColumns.map((name) => columns[name].values)
  const header = Buffer.from(JSON.stringify({ version: VERSION, length, values } satisfies Header))
  const size = Buffer.alloc(LENGTH_BYTES)
  size.writeUInt32LE(header.length)
  const codes = countedColumns.map((name) => columns[name].codes)
  const parts = [Buffer.concat([size, header]), quarters, newReaders, ...codes]
  return Buffer.concat(parts.flatMap(pad))
}

function pad({ buffer, byteOffset, byteLength }: Uint8Array | Column['codes']): Uint8Array[] {
  const bytes = new Uint8Array(buffer, byteOffset, byteLength)
  return [bytes, new Uint8Array(align(byteLength) - byteLength)]
}

function align(bytes: number): number {
  return Math.ceil(bytes / ALIGNMENT) * ALIGNMENT
}

/** Null when the bytes are damaged, or were packed by another version of the server. */
export function unpackColumns(day: string, packed: Uint8Array): HitColumns | null {
  try {
    return readColumns(day, packed)
  } catch {
    return null
  }
}

function readColumns(day: string, packed: Uint8Array): HitColumns | null {
  // Copied, since the database driver's buffer may begin anywhere.
  const bytes = Uint8Array.from(packed)
  const headerLength = Buffer.from(bytes.buffer).readUInt32LE()
  const text = Buffer.from(bytes.buffer, LENGTH_BYTES, headerLength).toString()
  const { version, length, values }: Header = JSON.parse(text)
  if (version !== VERSION) return null
  let at = align(LENGTH_BYTES + headerLength)
  function take<Codes extends Column['codes']>(
    kind: (new (
      buffer: ArrayBuffer,
      from: number,
      length: number,
    ) => Codes) & { readonly BYTES_PER_ELEMENT: number },
  ): Codes {
    const codes = new kind(bytes.buffer, at, length)
    at = align(at + length * kind.BYTES_PER_ELEMENT)
    return codes
  }
  const quarters = take(Uint8Array)
  const newReaders = take(Uint8Array)
  const columns = countedColumns.map((name, index) => {
    const own = values[index] ?? []
    return [name, { values: own, codes: take<Column['codes']>(createCodes(own.length)) }] as const
  })
  return {
    day,
    length,
    quarters,
    newReaders,
    columns: Object.fromEntries(columns) as Record<CountedColumn, Column>,
  }
}
