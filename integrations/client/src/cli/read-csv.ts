import { UsageError } from './shell.ts'

/** A cell in quotes with doubled quotes, or one without; then a separator or the end of the row. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",;\t\r\n]*))([,;\t]|\r?\n|\r|$)/gy

/** Rows of a CSV file (RFC 4180), empty ones too. Semicolons and tabs separate cells too. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let end = 0
  const content = text.replace(/^\uFEFF/, '')
  for (const { 0: all, 1: quoted, 2: plain = '', 3: separator = '' } of content.matchAll(CELL)) {
    const isEnd = end === content.length && row.length === 0
    if (isEnd) break
    end += all.length
    row.push((quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim())
    if (/^[,;\t]$/.test(separator)) continue
    rows.push(row)
    row = []
  }
  if (end < content.length)
    throw new UsageError(
      `Row ${rows.length + 1} has a stray quotation mark. Put the cell in quotes and double the mark.`,
    )
  return rows
}

/** A book to import, with its place in the file. */
export interface ImportRow {
  /** As spreadsheets count, from 1. */
  readonly row: number
  readonly book: string
  readonly note: string
  readonly labels: readonly string[]
}

const bookColumns = ['book', 'isbn', 'isbn13', 'isbn-13', 'asin', 'identifier', 'url', 'link']

/** Columns are found by the first row if it names one of them; else the first column has the books. */
export function readImportRows(text: string): ImportRow[] {
  const rows = parseCsv(text)
  const headings = (rows[0] ?? []).map((cell) => cell.toLowerCase())
  const named = headings.findIndex((heading) => bookColumns.includes(heading))
  const [bookAt, noteAt, labelsAt] =
    named === -1 ? [0, -1, -1] : [named, headings.indexOf('note'), headings.indexOf('labels')]
  return rows.flatMap((cells, at) => {
    const book = cells[bookAt] ?? ''
    if (book === '' || (at === 0 && named !== -1)) return []
    const labels = (cells[labelsAt] ?? '').split(',').map((label) => label.trim())
    return [{ row: at + 1, book, note: cells[noteAt] ?? '', labels: labels.filter(Boolean) }]
  })
}
