import { readCsv } from '../csv/index.ts'
import { MOVE_COLUMNS_MAX, MOVE_ROWS_MAX } from '../limits/index.ts'
import { normalizeMoveColumn } from './move-format.ts'
import type { MoveProblem } from './move-problem.ts'
import { HEADING_WITHIN } from './read-list.ts'

/** A row of a table, or an item of a JSON list, as text by column. */
export interface MoveRecord {
  readonly line: number
  readonly fields: ReadonlyMap<string, string>
}

export interface MoveTable {
  readonly ok: true
  /** Null if no line names the columns. The fields then have numbers as names. */
  readonly columns: readonly string[] | null
  readonly records: readonly MoveRecord[]
}

export type MoveTableReading = MoveTable | { readonly ok: false; readonly problem: MoveProblem }

const LIMITS = { rows: MOVE_ROWS_MAX + HEADING_WITHIN, columns: MOVE_COLUMNS_MAX }
/** How deep the list may be in a JSON file, and a value in an item. */
const MAX_DEPTH = 3

/** Reads a CSV or TSV file. `isHeader` tells whether a line names the columns. */
export function readTable(
  text: string,
  isHeader: (columns: readonly string[]) => boolean,
): MoveTableReading {
  const { rows, problem } = readCsv(text, LIMITS)
  if (problem) {
    const { code, line } = problem
    return refuse({ code, line: code === 'too-many-rows' ? null : line })
  }
  const at = rows
    .slice(0, HEADING_WITHIN)
    .findIndex(({ cells }) => isHeader(cells.map(normalizeMoveColumn)))
  const columns = rows[at]?.cells.map(normalizeMoveColumn) ?? null
  const body = rows.slice(at + 1)
  if (body.length > MOVE_ROWS_MAX) return refuse({ code: 'too-many-rows', line: null })
  const records = body.map(({ line, cells }) => ({
    line,
    fields: toFields(cells.map((value, index) => [columns?.[index] ?? String(index), value])),
  }))
  return { ok: true, columns, records }
}

/** Reads the first list of objects in a JSON file; objects below names, such as YOURLS' links, count as a list. */
export function readJsonList(text: string): MoveTableReading {
  const value = parseJson(text)
  if (value === undefined) return refuse({ code: 'broken-json', line: null })
  const items = findItems(value)
  if (!items) return refuse({ code: 'unknown-columns', line: null })
  if (items.length > MOVE_ROWS_MAX) return refuse({ code: 'too-many-rows', line: null })
  const records = items.map((item, index) => ({
    line: index + 1,
    fields: toFields(flatten(item, '', MAX_DEPTH)),
  }))
  const columns = [...new Set(records.flatMap(({ fields }) => [...fields.keys()]))]
  return { ok: true, columns, records }
}

function refuse(problem: MoveProblem): MoveTableReading {
  return { ok: false, problem }
}

/** Undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Level by level, so that a list of links comes before the lists in each of them. */
function findItems(value: unknown): readonly object[] | undefined {
  let level: readonly unknown[] = [value]
  for (let depth = 0; depth <= MAX_DEPTH; depth++) {
    for (const one of level) {
      const items = Array.isArray(one) ? one : isObject(one) ? Object.values(one) : []
      if (items.length > 0 && items.every(isObject) && (Array.isArray(one) || isTable(items))) {
        return items
      }
    }
    level = level.flatMap((one) => (isObject(one) ? Object.values(one) : []))
  }
  return undefined
}

/** Objects with the same keys are rows of a table; one object alone is a level of the file. */
function isTable(items: readonly Readonly<Record<string, unknown>>[]): boolean {
  const keysOf = (item: object) => Object.keys(item).toSorted().join()
  const [first] = items
  if (!first || Object.values(first).some(isObject)) return false
  return items.every((item) => keysOf(item) === keysOf(first))
}

function flatten(value: unknown, name: string, depth: number): [string, string][] {
  if (typeof value === 'string') return [[name, value]]
  if (typeof value === 'number' || typeof value === 'boolean') return [[name, String(value)]]
  if (typeof value !== 'object' || value === null || depth === 0) return []
  return Object.entries(value)
    .slice(0, MOVE_COLUMNS_MAX)
    .flatMap(([key, one]) => flatten(one, name === '' ? key : `${name}.${key}`, depth - 1))
}

/** The first of two columns with the same name counts. */
function toFields(entries: readonly (readonly [string, string])[]): ReadonlyMap<string, string> {
  const fields = new Map<string, string>()
  for (const [name, value] of entries) {
    const column = normalizeMoveColumn(name)
    if (!fields.has(column)) fields.set(column, value)
  }
  return fields
}
