import { hash } from 'node:crypto'
import type { Row } from './row-value.ts'

const LANES = 4

/** How many rows a table has, and a sum over their content that does not depend on their order. */
export interface TableFacts {
  readonly name: string
  readonly rows: number
  /** 32 hexadecimal digits. */
  readonly digest: string
}

export interface TableDigest {
  readonly add: (row: Row) => void
  readonly facts: () => TableFacts
}

export function createTableDigest(name: string, columns: readonly string[]): TableDigest {
  const inOrder = columns.toSorted()
  const sums = new Uint32Array(LANES)
  let rows = 0
  return {
    add: (row) => {
      const digest = hash('sha256', inOrder.map((column) => mark(row[column])).join(''), 'buffer')
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

/** With its kind and length, so that no two rows make one text. */
function mark(value: Row[string] | undefined): string {
  if (value === null || value === undefined) return 'n'
  return typeof value === 'string' ? `s${value.length}:${value}` : `i${value};`
}

/** What differs, in words; empty when both have the same rows. */
export function compareFacts(
  wanted: readonly TableFacts[],
  found: readonly TableFacts[],
): string[] {
  const byName = new Map(found.map((facts) => [facts.name, facts]))
  return wanted.flatMap(({ name, rows, digest }) => {
    const other = byName.get(name)
    if (!other) return [`${name}: is missing`]
    if (other.rows !== rows) return [`${name}: ${other.rows} rows instead of ${rows}`]
    return other.digest === digest ? [] : [`${name}: ${rows} rows, but not the same ones`]
  })
}
