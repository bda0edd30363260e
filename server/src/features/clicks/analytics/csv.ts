/** One record of RFC 4180, its end included. @example formatCsvRow(['a "b"', 7]) // '"a ""b""",7\r\n' */
export function formatCsvRow(cells: readonly (string | number)[]): string {
  return `${cells.map(formatCell).join(',')}\r\n`
}

/** A spreadsheet would take a text that begins so for a formula (S51). */
const FORMULA = /^[=+\-@\t\r]/

function formatCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
