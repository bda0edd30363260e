import { splitLabels } from '@everyshelf/domain/links'
import { parseTable } from './parse-csv.ts'

/** Title and authors from a row of the imported file. */
export interface FileHint {
  readonly title: string
  readonly authors: readonly string[]
}

export interface TableRow {
  readonly cells: readonly string[]
  readonly hint: FileHint | null
  readonly labels: readonly string[]
}

/** Headings in the languages of the core stores; Goodreads, KDP and Calibre write the English ones. */
const TITLE = /^(?:book )?(?:title|titel|titre|t[ií]tulo|titolo)$/i
const AUTHOR = /^(?:authors?|autor(?:en|es|a|as)?|auteurs?|autor[ei])$/i
const LABEL = /^(?:labels?|tags?|libell[ée]s?|etichett[ae]|etiquetas?|r[óo]tulos?)$/i

/** Files may have lines above the header row, but not more than this. */
const HEADING_WITHIN = 5

/**
 * Reads the rows of a table with a title column, each with its title and authors. Null without such a
 * column, because the meaning of the columns is then unknown.
 *
 * @example readTable('Title,ISBN\nDune,9780441172719') // [{ cells: ['Dune', '9780441172719'], hint: { title: 'Dune', authors: [] }, labels: [] }]
 */
export function readTable(text: string): TableRow[] | null {
  const rows = parseTable(text).filter((row) => row.some(Boolean))
  const at = rows.slice(0, HEADING_WITHIN).findIndex((row) => row.some((cell) => TITLE.test(cell)))
  const heading = rows[at]
  if (!heading || heading.length < 2) return null
  const titleAt = heading.findIndex((cell) => TITLE.test(cell))
  const labelAt = heading.findIndex((cell) => LABEL.test(cell))
  const authorAt = heading.findIndex((cell) => AUTHOR.test(cell))
  return rows.slice(at + 1).map((row) => {
    const title = row[titleAt] ?? ''
    const labels = splitLabels(row[labelAt] ?? '')
    const authors = (row[authorAt] ?? '').split(/\s*[;&]\s*/).filter(Boolean)
    const cells = row.filter((cell, index) => cell && index !== labelAt)
    return { cells, hint: title ? { title, authors } : null, labels }
  })
}
