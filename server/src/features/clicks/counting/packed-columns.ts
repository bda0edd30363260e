import { crc32 } from 'node:zlib'
import {
  type Codes,
  countedColumns,
  createCodes,
  type HitColumns,
  mapColumns,
} from './hit-columns.ts'

/** Raise this with each change of the stored form, also of summaries. */
export const PACKED_VERSION = 1

interface Header {
  readonly version: number
  /** Of the columns, since a damaged disk may change a single bit. */
  readonly checksum: number
  readonly length: number
  readonly values: readonly (readonly string[])[]
}

/** The longest code, so every column begins where its codes can be read in place. */
const ALIGNMENT = 4
const LENGTH_BYTES = 4

/**
 * The stored form: the length of a header, the header as JSON, and the columns, each at a multiple of four
 * bytes. A column with a single value has no codes. The same hits always give the same bytes.
 */
export function packColumns({ length, quarters, newReaders, columns }: HitColumns): Uint8Array {
  const values = countedColumns.map((name) => columns[name].values)
  const codes = countedColumns.flatMap((name) =>
    columns[name].values.length > 1 ? [columns[name].codes] : [],
  )
  const body = Buffer.concat([quarters, newReaders, ...codes].flatMap(pad))
  const fields: Header = { version: PACKED_VERSION, checksum: crc32(body), length, values }
  const header = Buffer.from(JSON.stringify(fields))
  const size = Buffer.alloc(LENGTH_BYTES)
  size.writeUInt32LE(header.length)
  return Buffer.concat([...pad(Buffer.concat([size, header])), body])
}

function pad({ buffer, byteOffset, byteLength }: Codes): Uint8Array[] {
  const bytes = new Uint8Array(buffer, byteOffset, byteLength)
  return [bytes, new Uint8Array(align(byteLength) - byteLength)]
}

function align(bytes: number): number {
  return Math.ceil(bytes / ALIGNMENT) * ALIGNMENT
}

/** Null when the bytes are damaged, or were packed by another version of the server. */
export function unpackColumns(month: string, packed: Uint8Array): HitColumns | null {
  try {
    return readColumns(month, packed)
  } catch {
    return null
  }
}

function readColumns(month: string, packed: Uint8Array): HitColumns | null {
  // A database driver's buffer may begin anywhere in its memory.
  const bytes = packed.byteOffset % ALIGNMENT === 0 ? packed : new Uint8Array(packed)
  const start = bytes.byteOffset
  const headerLength = new DataView(bytes.buffer, start).getUint32(0, true)
  const text = Buffer.from(bytes.buffer, start + LENGTH_BYTES, headerLength).toString()
  const { version, checksum, length, values }: Header = JSON.parse(text)
  let at = align(LENGTH_BYTES + headerLength)
  if (version !== PACKED_VERSION || checksum !== crc32(bytes.subarray(at))) return null
  function take<Kind extends Codes>(empty: Kind): Kind {
    const kind = empty.constructor as new (
      buffer: ArrayBufferLike,
      from: number,
      length: number,
    ) => Kind
    if (at + length * empty.BYTES_PER_ELEMENT > bytes.length) throw new RangeError('too short')
    const codes = new kind(bytes.buffer, start + at, length)
    at = align(at + codes.byteLength)
    return codes
  }
  const quarters = take(new Uint16Array())
  const newReaders = take(new Uint8Array())
  const zeros = new Uint8Array(length)
  const codes = new Map(
    countedColumns.map((name, index) => {
      const own = values[index] ?? []
      const ofRows = own.length > 1 ? take(createCodes(own.length, 0)) : zeros
      return [name, { values: own, codes: ofRows }] as const
    }),
  )
  const columns = mapColumns((name) => codes.get(name) ?? { values: [], codes: new Uint8Array() })
  return { month, length, quarters, newReaders, columns }
}
