type Row = Readonly<Record<string, unknown>>

/** A spreadsheet would take these for formulas and run them. */
const FORMULA = /^[=+\-@\t\r]/

/**
 * Rows as a table that every spreadsheet opens (RFC 4180); the first row's keys name the columns.
 *
 * @example toCsv([{ title: 'Dune', note: 'a "b"' }]) // 'title,note\r\nDune,"a ""b"""\r\n'
 */
export function toCsv(rows: readonly object[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const lines = [columns, ...rows.map((row) => columns.map((column) => (row as Row)[column]))]
  return lines.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')
}

function toCell(value: unknown): string {
  const text = typeof value === 'string' ? value : value == null ? '' : JSON.stringify(value)
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
