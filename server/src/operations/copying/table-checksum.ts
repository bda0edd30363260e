import { hash } from 'node:crypto'
import type { Row } from './row-value.ts'

const LANES = 4

/** A table's row count and an order-independent checksum of its rows. */
export interface TableFacts {
  readonly name: string
  readonly rows: number
  /** 32 hexadecimal digits, under this name in backup files. */
  readonly digest: string
}

export interface TableChecksum {
  readonly add: (row: Row) => void
  readonly facts: () => TableFacts
}

export function createTableChecksum(name: string, columns: readonly string[]): TableChecksum {
  const inOrder = columns.toSorted()
  const sums = new Uint32Array(LANES)
  let rows = 0
  return {
    add: (row) => {
      const digest = hash(
        'sha256',
        inOrder.map((column) => encodeValue(row[column])).join(''),
        'buffer',
      )
      for (let lane = 0; lane < LANES; lane++) {
        sums[lane] = (sums[lane] ?? 0) + digest.readUInt32LE(lane * 4)
      }
      rows++
    },
    facts: () => ({
      name,
      rows,
      digest: [...sums].map((sum) => sum.toString(16).padStart(8, '0')).join(''),
    }),
  }
}

/** Includes type and length, so different rows never give the same text. */
function encodeValue(value: Row[string] | undefined): string {
  if (value === null || value === undefined) return 'n'
  return typeof value === 'string' ? `s${value.length}:${value}` : `i${value};`
}

/** Describes the differences; empty when both have the same rows. */
export function compareFacts(
  wanted: readonly TableFacts[],
  found: readonly TableFacts[],
): string[] {
  const byName = new Map(found.map((facts) => [facts.name, facts]))
  return wanted.flatMap(({ name, rows, digest }) => {
    const other = byName.get(name)
    if (!other) return [`${name}: missing`]
    if (other.rows !== rows) return [`${name}: ${other.rows} rows instead of ${rows}`]
    return other.digest === digest ? [] : [`${name}: ${rows} rows, but with different content`]
  })
}
