import { readCsv } from '@everyshelf/domain/csv'
import { UsageError } from './shell.ts'

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
  const { rows, problem } = readCsv(text, { isStrict: true })
  if (problem) {
    throw new UsageError(
      `Row ${problem.row} has a stray quotation mark. Put the cell in quotes and double the mark.`,
    )
  }
  const headings = rows[0]?.cells.map((cell) => cell.trim().toLowerCase()) ?? []
  const named = headings.findIndex((heading) => bookColumns.includes(heading))
  const [bookAt, noteAt, labelsAt] =
    named === -1 ? [0, -1, -1] : [named, headings.indexOf('note'), headings.indexOf('labels')]
  return rows.slice(named === -1 ? 0 : 1).flatMap(({ row, cells }) => {
    const read = (at: number) => cells[at]?.trim() ?? ''
    const labels = read(labelsAt)
      .split(',')
      .map((label) => label.trim())
    const book = read(bookAt)
    return book ? [{ row, book, note: read(noteAt), labels: labels.filter(Boolean) }] : []
  })
}
