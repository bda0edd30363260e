import { isNumberProblem, readTypedBook, splitBookInputs } from '@everyshelf/domain/books'
import { readCsv } from '@everyshelf/domain/csv'
import { identifierKey, normalizeIdentifier, plainCharacters } from '@everyshelf/domain/identifiers'
import { splitLabels } from '@everyshelf/domain/links'
import { explainBookInput } from '@everyshelf/ui/book-input'

/** One row of an import. */
export type ImportEntry =
  | {
      readonly text: string
      /** Null for a short link, because only the server can follow it to the book. */
      readonly key: string | null
      readonly problem: null
      /** Title and authors from the file; absent without a title column. */
      readonly hint?: FileHint
      /** The labels from the file; absent without a label column. */
      readonly labels?: readonly string[]
    }
  | {
      readonly text: string
      readonly key: null
      readonly problem: string
      /** The ISBN that the text may stand for, until the user takes it. */
      readonly offer?: string
    }

export interface ParsedImport {
  readonly entries: readonly ImportEntry[]
  /** The number of repeated books. */
  readonly duplicates: number
  /** The number of books above the maximum of one import. */
  readonly overLimit: number
}

export const IMPORT_MAX = 1000
const TEXT_MAX_LENGTH = 2_000_000
const NONE: ReadonlySet<string> = new Set()

/** Any 10-letter word could be an ASIN, so in tables only the usual form of an ASIN counts. */
const SURE_ASIN = /^B(?=[A-Z0-9]*\d)[A-Z0-9]{9}$/

/**
 * Finds the books in a pasted text or a CSV file. Rows without a book are listed as problems, except
 * for headings above the first book. `taken` are the texts whose offered ISBN the user took.
 */
export function readImport(text: string, taken: ReadonlySet<string> = NONE): ParsedImport {
  const rows = listRows(text.slice(0, TEXT_MAX_LENGTH))
  const read = rows.map((row) => readTableRow(row, taken))
  const entries = read.slice(countHeadings(rows, read)).flat()
  const byName = new Map<string, ImportEntry>()
  for (const entry of entries) {
    const name = entry.key ?? entry.text
    if (!byName.has(name)) byName.set(name, entry)
  }
  const unique = [...byName.values()]
  return {
    entries: unique.slice(0, IMPORT_MAX),
    duplicates: entries.length - unique.length,
    overLimit: Math.max(0, unique.length - IMPORT_MAX),
  }
}

/** The heading of a column of numbers or addresses. */
const COLUMN_NAME =
  /^(?:kindle )?(?:e-?isbn|isbn|asin|ean|gtin|barcode|url|link)s?(?:[-_ ]?1[03])?(?:\/uid)?:?$/i
/** With this line, Excel names the delimiter. */
const DELIMITER_LINE = /^\uFEFF?sep=.?\r?\n/i

/** The rows above the first book, or above the first number that is nearly one. */
function countHeadings(
  rows: readonly TableRow[],
  read: readonly (readonly ImportEntry[])[],
): number {
  const [cell = '', ...others] = rows[0]?.cells ?? []
  if (others.length === 0) return COLUMN_NAME.test(cell.trim()) ? 1 : 0
  const first = read.findIndex((entries) => entries.some(isNearlyBook))
  return Math.max(first, 0)
}

function isNearlyBook({ text, problem }: ImportEntry): boolean {
  if (problem === null || problem === SHIFTED) return true
  const parsed = readTypedBook(text)
  return parsed.kind === 'invalid' && isNumberProblem(parsed.problem)
}

/** Without a table, each line is a row, and a line may contain several books. */
function listRows(text: string): readonly TableRow[] {
  return (
    readTable(text) ??
    listLines(text.replace(DELIMITER_LINE, '')).map((cells) => ({ cells, hint: null, labels: [] }))
  )
}

function readCells(text: string): string[][] {
  return readCsv(text).rows.map(({ cells }) => cells.map((cell) => cell.trim()))
}

function listLines(text: string): string[][] {
  if (text.includes('"')) return readCells(text).map((cells) => cells.filter(Boolean))
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => splitBookInputs(line))
    .filter((cells) => cells.length > 0)
}

const SHIFTED =
  'This row has more cells than the heading. Put texts that contain commas in quotation marks.'

/** With two different books in a row, its title could belong to either, so it is dropped. */
function readTableRow(
  { cells, hint, labels, isShifted }: TableRow,
  taken: ReadonlySet<string>,
): ImportEntry[] {
  if (isShifted) return [{ text: cells.join(', '), key: null, problem: SHIFTED }]
  const entries = readRow(cells).map((entry) => takeOffer(entry, taken))
  const keys = new Set(entries.map(({ key }) => key))
  const facts = {
    ...(hint && keys.size === 1 && { hint }),
    ...(labels.length > 0 && { labels }),
  }
  return entries.map((entry) => (entry.problem === null ? { ...entry, ...facts } : entry))
}

function takeOffer(entry: ImportEntry, taken: ReadonlySet<string>): ImportEntry {
  const { text } = entry
  const offer = entry.problem === null ? undefined : entry.offer
  return offer && taken.has(text) ? { text, key: offer, problem: null } : entry
}

function readRow(cells: readonly string[]): ImportEntry[] {
  const read = cells.flatMap(readEntries)
  if (cells.length === 1) return read
  const books = read.filter(({ key, problem }) => problem === null && !isJustAWord(key))
  if (books.length > 0) return read.every(isOfList) ? withoutOwnOffers(read) : books
  const nearly = read.find(({ text }) => isMeantAsIsbn(text))
  if (nearly?.problem) return [nearly]
  const text = cells.join(', ')
  return [{ text, key: null, problem: 'No book found in this row.' }]
}

/** In a list every cell is a book or nearly one. In a table some are prices, or numbers of other kinds. */
function isOfList(entry: ImportEntry): boolean {
  if (entry.problem === null) return !isJustAWord(entry.key)
  return entry.offer !== undefined || /^97[89]\d{10}$/.test(normalizeIdentifier(entry.text))
}

/** A row with both ISBNs of a book has one of them without its zero. */
function withoutOwnOffers(entries: readonly ImportEntry[]): ImportEntry[] {
  const keys = new Set(entries.map(({ key }) => key))
  return entries.filter((entry) => entry.problem === null || !keys.has(entry.offer ?? ''))
}

/** Nine or more digits, eight that lost two zeros, or a number that a spreadsheet shortened. Fewer may be a price or a year. */
function isMeantAsIsbn(text: string): boolean {
  const digits = plainCharacters(text).replace(/\D/g, '').length
  if (digits >= 9) return true
  const parsed = readTypedBook(text)
  if (parsed.kind !== 'invalid') return false
  return parsed.problem === 'shortened' || (digits === 8 && parsed.problem === 'lost-zero')
}

function isJustAWord(key: string | null): boolean {
  return key?.length === 10 && !SURE_ASIN.test(key)
}

function readEntries(text: string): ImportEntry[] {
  const parsed = readTypedBook(text)
  return parsed.kind === 'several' ? parsed.inputs.map(readEntry) : [readEntry(text)]
}

function readEntry(text: string): ImportEntry {
  const parsed = readTypedBook(text)
  const problem = explainBookInput(parsed, text)
  if (parsed.kind === 'book') return { text, key: identifierKey(parsed.identifier), problem: null }
  if (parsed.kind === 'retailer-short-link') return { text, key: null, problem: null }
  const offer = parsed.kind === 'invalid' ? parsed.offer : undefined
  return { text, key: null, problem, ...(offer && { offer }) }
}

/** Title and authors from a row of the imported file. */
interface FileHint {
  readonly title: string
  readonly authors: readonly string[]
}

interface TableRow {
  readonly cells: readonly string[]
  readonly hint: FileHint | null
  readonly labels: readonly string[]
  /** Whether a comma without quotation marks moved its cells out of their columns. */
  readonly isShifted?: boolean
}

/** Headings in the languages of the core stores; Goodreads, KDP and Calibre write the English ones. */
const TITLE = /^(?:book )?(?:title|titel|titre|t[ií]tulo|titolo)$/i
const AUTHOR = /^(?:authors?|autor(?:en|es|a|as)?|auteurs?|autor[ei])$/i
const LABEL = /^(?:labels?|tags?|libell[ée]s?|etichett[ae]|etiquetas?|r[óo]tulos?)$/i

const IDENTIFIERS = /^identifiers$/i

/** Calibre lists all numbers of a book in one cell: `goodreads:234225,isbn:9780441172719`. */
function readIdentifiers(text: string): string {
  const [, number = text] =
    /(?:^|,)\s*isbn:([^,]+)/i.exec(text) ??
    /(?:^|,)\s*(?:mobi-asin|amazon(?:_\w+)?):([^,]+)/i.exec(text) ??
    []
  return number
}

/** Files may have lines above the header row, but not more than this. */
const HEADING_WITHIN = 5

/**
 * Reads the rows of a table with a title column, each with its title and authors. Null without such a
 * column, because the meaning of the columns is then unknown.
 *
 * @example readTable('Title,ISBN\nDune,9780441172719') // [{ cells: ['Dune', '9780441172719'], hint: { title: 'Dune', authors: [] }, labels: [] }]
 */
function readTable(text: string): TableRow[] | null {
  const rows = readCells(text)
  const at = rows.slice(0, HEADING_WITHIN).findIndex((row) => row.some((cell) => TITLE.test(cell)))
  const heading = rows[at]
  if (!heading || heading.length < 2) return null
  const titleAt = heading.findIndex((cell) => TITLE.test(cell))
  const labelAt = heading.findIndex((cell) => LABEL.test(cell))
  const authorAt = heading.findIndex((cell) => AUTHOR.test(cell))
  const numberAt = heading.findIndex((cell) => COLUMN_NAME.test(cell))
  const identifiersAt = heading.findIndex((cell) => IDENTIFIERS.test(cell))
  return rows.slice(at + 1).map((row) => {
    const title = row[titleAt] ?? ''
    const labels = splitLabels(row[labelAt] ?? '')
    const authors = (row[authorAt] ?? '').split(/\s*[;&]\s*/).filter(Boolean)
    const number = row[numberAt] ?? ''
    const others = row.filter((cell, index) => cell && index !== labelAt && index !== identifiersAt)
    const identifier = number ? '' : readIdentifiers(row[identifiersAt] ?? '')
    return {
      cells: identifier ? [...others, identifier] : others,
      hint: title ? { title, authors } : null,
      labels,
      isShifted: row.slice(heading.length).some(Boolean) && readTypedBook(number).kind !== 'book',
    }
  })
}
