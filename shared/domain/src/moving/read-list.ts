import {
  AUTHOR_MAX_LENGTH,
  cleanLine,
  createBookHint,
  isNumberProblem,
  readTypedBook,
  splitBookInputs,
} from '../books/index.ts'
import { readCsv } from '../csv/index.ts'
import { identifierKey, normalizeIdentifier, plainCharacters } from '../identifiers/index.ts'
import { MOVE_ROWS_MAX } from '../limits/index.ts'
import { LINK_NOTE_MAX_LENGTH, splitLabels } from '../links/index.ts'
import type { MoveProblem } from './move-problem.ts'
import { MOVE_TARGET_MAX_LENGTH, MOVE_TITLE_MAX_LENGTH, type MovedLink } from './moved-link.ts'
import { cut } from './read-link.ts'

interface ListReading {
  readonly links: readonly MovedLink[]
  /** Lines without a book, and repeated books, which are skipped. */
  readonly problems: readonly MoveProblem[]
}

/** A text of a list. */
interface Entry {
  readonly text: string
  /** The book's key; null for a short link, and for a text that names no book. */
  readonly key: string | null
  readonly isBook: boolean
  /** The ISBN that the text may stand for. */
  readonly offer?: string
}

interface Row {
  readonly line: number
  readonly cells: readonly string[]
  readonly title: string
  readonly authors: readonly string[]
  readonly labels: readonly string[]
  readonly note: string
  /** Whether a comma without quotation marks moved its cells out of their columns. */
  readonly isShifted: boolean
}

/** Any 10-letter word could be an ASIN, so in tables only the usual form of an ASIN counts. */
const SURE_ASIN = /^B(?=[A-Z0-9]*\d)[A-Z0-9]{9}$/

/**
 * Finds the books in a pasted text or a CSV file without old addresses. A text that names no book stays, for the
 * preview to say why, except for headings above the first book.
 *
 * @example readList('0441172717').links[0]?.target // '9780441172719'
 */
export function readList(text: string): ListReading {
  const rows = listRows(text)
  const read = rows.map((row) => ({ row, entries: row.isShifted ? [] : readRow(row.cells) }))
  const byTarget = new Map<string, MovedLink>()
  const problems: MoveProblem[] = []
  for (const { row, entries } of read.slice(countHeadings(read))) {
    const { line, isShifted } = row
    const links = toLinks(row, entries)
    if (links.length === 0) problems.push({ code: isShifted ? 'shifted' : 'no-book', line })
    for (const link of links) {
      const former = byTarget.get(link.target)
      if (!former) byTarget.set(link.target, link)
      else if (former.line !== line) problems.push({ code: 'repeated', line })
    }
  }
  return { links: [...byTarget.values()], problems }
}

function toLinks({ line, ...row }: Row, entries: readonly Entry[]): MovedLink[] {
  // With two different books in a row, its title could belong to either.
  const isOne = new Set(entries.map(({ key }) => key)).size === 1
  const title = isOne ? cut(cleanLine(row.title), MOVE_TITLE_MAX_LENGTH) : ''
  const named = createBookHint(title, row.authors)
  return entries.map(({ text, key }) => ({
    ...{ line, oldAddress: '', oldSlug: '', clicks: null, createdOn: null, title },
    target: key ?? cut(text, MOVE_TARGET_MAX_LENGTH),
    authors: named?.authors.map((name) => cut(name, AUTHOR_MAX_LENGTH)) ?? [],
    labels: row.labels,
    note: cut(cleanLine(row.note), LINK_NOTE_MAX_LENGTH),
  }))
}

/** The heading of a column of numbers or addresses. */
const COLUMN_NAME =
  /^(?:kindle )?(?:e-?isbn|isbn|asin|ean|gtin|barcode|url|link)s?(?:[-_ ]?1[03])?(?:\/uid)?:?$/i
/** With this line, Excel names the delimiter. */
const DELIMITER_LINE = /^\uFEFF?sep=.?\r?\n/i

/** The rows above the first book, or above the first number that is nearly one. */
function countHeadings(read: readonly { readonly row: Row; readonly entries: readonly Entry[] }[]) {
  const [cell = '', ...others] = read[0]?.row.cells ?? []
  if (others.length === 0) return COLUMN_NAME.test(cell.trim()) ? 1 : 0
  const first = read.findIndex(({ row, entries }) => row.isShifted || entries.some(isNearlyBook))
  return Math.max(first, 0)
}

function isNearlyBook({ text, isBook }: Entry): boolean {
  if (isBook) return true
  const parsed = readTypedBook(text)
  return parsed.kind === 'invalid' && isNumberProblem(parsed.problem)
}

/** Without a table, each line is a row, and a line may contain several books. */
function listRows(text: string): readonly Row[] {
  const bare = { title: '', authors: [], labels: [], note: '', isShifted: false }
  return (
    readTitledTable(text) ??
    listLines(text.replace(DELIMITER_LINE, '')).map((row) => ({ ...row, ...bare }))
  )
}

function readCells(text: string) {
  return readCsv(text, { rows: MOVE_ROWS_MAX }).rows.map(({ line, cells }) => {
    return { line, cells: cells.map((cell) => cell.trim()) }
  })
}

function listLines(text: string) {
  const lines = text.includes('"')
    ? readCells(text).map(({ line, cells }) => ({ line, cells: cells.filter(Boolean) }))
    : text
        .split(/\r\n|[\r\n\u2028\u2029]/)
        .map((one, index) => ({ line: index + 1, cells: splitBookInputs(one) }))
  return lines.filter(({ cells }) => cells.length > 0)
}

function readRow(cells: readonly string[]): Entry[] {
  const read = cells.flatMap(readEntries).filter(({ text }) => text !== '')
  if (cells.length === 1) return read
  const books = read.filter(({ key, isBook }) => isBook && !isJustAWord(key))
  if (books.length > 0) return read.every(isOfList) ? withoutOwnOffers(read) : books
  return read.filter(({ text }) => isMeantAsIsbn(text)).slice(0, 1)
}

/** In a list every cell is a book or nearly one. In a table some are prices, or numbers of other kinds. */
function isOfList(entry: Entry): boolean {
  if (entry.isBook) return !isJustAWord(entry.key)
  return entry.offer !== undefined || /^97[89]\d{10}$/.test(normalizeIdentifier(entry.text))
}

/** A row with both ISBNs of a book has one of them without its zero. */
function withoutOwnOffers(entries: readonly Entry[]): Entry[] {
  const keys = new Set(entries.map(({ key }) => key))
  return entries.filter(({ isBook, offer }) => isBook || !keys.has(offer ?? ''))
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

function readEntries(text: string): Entry[] {
  const parsed = readTypedBook(text)
  return parsed.kind === 'several' ? parsed.inputs.map(readEntry) : [readEntry(text)]
}

function readEntry(typed: string): Entry {
  const text = cleanLine(typed)
  const parsed = readTypedBook(text)
  if (parsed.kind === 'book') return { text, key: identifierKey(parsed.identifier), isBook: true }
  if (parsed.kind === 'retailer-short-link') return { text, key: null, isBook: true }
  const offer = parsed.kind === 'invalid' ? parsed.offer : undefined
  return { text, key: null, isBook: false, ...(offer && { offer }) }
}

/** Headings in the languages of the core stores; Goodreads, KDP and Calibre write the English ones. */
const TITLE = /^(?:book )?(?:title|titel|titre|t[ií]tulo|titolo)$/i
const AUTHOR = /^(?:authors?|autor(?:en|es|a|as)?|auteurs?|autor[ei])$/i
const LABEL = /^(?:labels?|tags?|libell[ée]s?|etichett[ae]|etiquetas?|r[óo]tulos?)$/i

const NOTE = /^(?:notes?|notiz(?:en)?|notas?)$/i
const IDENTIFIERS = /^identifiers$/i

/** Calibre lists all numbers of a book in one cell: `goodreads:234225,isbn:9780441172719`. */
function readIdentifiers(text: string): string {
  const [, number = text] =
    /(?:^|,)\s*isbn:([^,]+)/i.exec(text) ??
    /(?:^|,)\s*(?:mobi-asin|amazon(?:_\w+)?):([^,]+)/i.exec(text) ??
    []
  return number
}

/** Whether these cells name the columns of a list, which can also have one of links. */
export function isListHeading(cells: readonly string[]): boolean {
  return cells.some((cell) => TITLE.test(cell)) && cells.some((cell) => /isbn|asin/i.test(cell))
}

/** Files may have lines above the header row, but not more than this. */
export const HEADING_WITHIN = 5

/** Undefined without a column of titles, or of labels or notes beside numbers: the columns then have no known meaning. */
function readTitledTable(text: string): Row[] | undefined {
  const rows = readCells(text)
  const isTitled = (cells: readonly string[]) => {
    const has = (name: RegExp) => cells.some((cell) => name.test(cell))
    return has(TITLE) || (has(COLUMN_NAME) && (has(LABEL) || has(NOTE)))
  }
  const at = rows.slice(0, HEADING_WITHIN).findIndex(({ cells }) => isTitled(cells))
  const heading = rows[at]?.cells
  if (!heading || heading.length < 2) return undefined
  const [titleAt, labelAt, noteAt, authorAt, numberAt, identifiersAt] = [
    ...[TITLE, LABEL, NOTE, AUTHOR, COLUMN_NAME, IDENTIFIERS],
  ].map((name) => heading.findIndex((cell) => name.test(cell)))
  return rows.slice(at + 1).map(({ line, cells }) => {
    const read = (column = -1) => cells[column] ?? ''
    const number = read(numberAt)
    const others = cells.filter(
      (cell, index) => cell && ![labelAt, noteAt, identifiersAt].includes(index),
    )
    const identifier = number ? '' : readIdentifiers(read(identifiersAt))
    return {
      line,
      cells: identifier ? [...others, identifier] : others,
      title: read(titleAt),
      authors: read(authorAt).split(/\s*[;&]\s*/),
      labels: splitLabels(read(labelAt)),
      note: read(noteAt),
      isShifted: cells.slice(heading.length).some(Boolean) && readTypedBook(number).kind !== 'book',
    }
  })
}
