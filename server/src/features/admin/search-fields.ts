import type { Page } from '../../db/page-keys.ts'

/** Where the next page of matches starts: the field, and the last row before it. */
interface SearchKey {
  readonly field: string
  readonly value: string
  readonly id: string
}

export interface Match {
  readonly id: string
  /** The matching value, as the index stores it. */
  readonly folded: string
}

/** Matches in one field, sorted by the matching value and the id. */
export interface SearchField<Row extends Match> {
  readonly name: string
  readonly list: (
    after: { readonly value: string; readonly id: string } | undefined,
    limit: number,
  ) => Promise<readonly Row[]>
}

/** Returns one page of matches in any field, field by field. */
export async function searchFields<Row extends Match>(
  fields: readonly SearchField<Row>[],
  after: string | undefined,
  size: number,
): Promise<Page<Row>> {
  const key = parseSearchKey(after)
  const first = Math.max(
    0,
    fields.findIndex(({ name }) => name === key?.field),
  )
  const found: { readonly row: Row; readonly field: string }[] = []
  for (const field of fields.slice(first)) {
    const from = field.name === key?.field ? key : undefined
    const rows = await field.list(from, size + 1 - found.length)
    found.push(...rows.map((row) => ({ row, field: field.name })))
    if (found.length > size) break
  }
  const last = found[size - 1]
  const next =
    found.length > size && last ? JSON.stringify([last.field, last.row.folded, last.row.id]) : null
  return { rows: found.slice(0, size).map(({ row }) => row), next }
}

function parseSearchKey(text: string | undefined): SearchKey | undefined {
  try {
    const parts: unknown = JSON.parse(text ?? 'null')
    if (!Array.isArray(parts)) return undefined
    const [field, value, id] = parts.map(String)
    // PostgreSQL takes no text with a NUL character.
    if (!field || value === undefined || !id || `${value}${id}`.includes('\0')) return undefined
    return { field, value, id }
  } catch {
    return undefined
  }
}
