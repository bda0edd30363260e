/** A spreadsheet runs a cell that begins with one of these as a formula, some also with wide signs. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/
/** In many countries, spreadsheets split at semicolons, even inside our cells. */
const LATER_FORMULA = /([;\t] *)(?=[=+\-@＝＋－＠])/g

/**
 * Writes one record of a CSV file, with its line end (RFC 4180). Texts that a spreadsheet would run as a
 * formula get an apostrophe in front.
 *
 * @param cells Texts and numbers as they are; quoting is done here.
 * @example formatCsvRow(['a "b"', 7, '=1+1']) // '"a ""b""",7,\'=1+1\r\n'
 */
export function formatCsvRow(cells: readonly (string | number)[]): string {
  return `${cells.map(formatCell).join(',')}\r\n`
}

/**
 * Writes the beginning of a CSV file that is sent in parts: the names of the columns, after the byte order
 * mark. Spreadsheets recognize UTF-8 by the mark; without it, Excel reads Windows-1252.
 *
 * @example beginCsv(['title', 'clicks']) // '\uFEFFtitle,clicks\r\n'
 */
export function beginCsv(columns: readonly string[]): string {
  return `\uFEFF${formatCsvRow(columns)}`
}

/**
 * Writes a whole CSV file, with its byte order mark. The keys of the first row are the columns. A missing value becomes an
 * empty cell; lists and objects become JSON.
 *
 * @example toCsv([{ title: 'Dune', clicks: 3 }]) // '\uFEFFtitle,clicks\r\nDune,3\r\n'
 */
export function toCsv(rows: readonly object[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const records = rows.map((row) => {
    const values: Readonly<Record<string, unknown>> = { ...row }
    return columns.map((column) => toText(values[column]))
  })
  return beginCsv(columns) + records.map(formatCsvRow).join('')
}

function toText(value: unknown): string | number {
  if (typeof value === 'string' || typeof value === 'number') return value
  return value == null ? '' : JSON.stringify(value)
}

function formatCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell)
  const text = (FORMULA.test(cell) ? `'${cell}` : cell).replaceAll(LATER_FORMULA, "$1'")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
