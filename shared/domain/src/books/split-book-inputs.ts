import { identifierKey, readBookIdentifier } from '../identifiers/index.ts'
import { isUrlText, trimPaste } from '../product-urls/index.ts'
import { findBooksInText } from './find-books-in-text.ts'
import { readWholeText } from './read-whole-text.ts'

/** How many books one paste may hold. */
export const BOOK_INPUTS_MAX = 100

/** Long enough for 100 long URLs; the rest of a longer paste is left out. */
const TEXT_MAX_LENGTH = 200_000

/** A longer line is a list, not a sentence. */
const SENTENCE_MAX_LENGTH = 4_000

/** A URL may hold commas and semicolons, so only one before white space or the next URL ends it. */
const BETWEEN_ENTRIES = /[,;] |[,; ](?=https?:\/\/)/i

function splitCell(cell: string): string[] {
  return cell
    .replace(/\s+/g, ' ')
    .split(BETWEEN_ENTRIES)
    .flatMap((entry) => (isUrlText(entry) ? [entry.replace(/[,;]$/, '')] : entry.split(/[,;]/)))
    .map(trimPaste)
    .filter(Boolean)
}

/** Whether a cell is a number or an address, right or mistyped; words are neither. */
function isEntry(cell: string): boolean {
  const isWord = /\s/.test(cell) || !/\d/.test(cell)
  if (isUrlText(cell)) return !/\s/.test(cell)
  const reading = readBookIdentifier(cell)
  if (reading.ok) return reading.identifier.kind === 'isbn' || !isWord
  return ['check-digit', 'filler', 'music'].includes(reading.problem)
}

interface Line {
  readonly entries: readonly string[]
  /** Nothing in it looks like a number or an address. */
  readonly isProse: boolean
}

function readLine(line: string): Line {
  const cells = splitCell(line)
  if (line.length > SENTENCE_MAX_LENGTH || cells.every(isEntry)) {
    return { entries: cells, isProse: false }
  }
  const found = findBooksInText(line)
  if (found.length > 0) return { entries: found.map(({ input }) => input), isProse: false }
  const hasNumber = line.replace(/\D/g, '').length >= 9
  return { entries: cells, isProse: !hasNumber && !cells.some(isEntry) }
}

function nameOf(entry: string): string {
  const reading = readWholeText(entry)
  return reading.kind === 'book' ? identifierKey(reading.identifier) : entry
}

/**
 * Takes apart a paste of many books: lines, spreadsheet cells, lists with commas or semicolons,
 * sentences. URLs stay whole; blanks and repeats go, and so do the words of a share text beside its
 * books; at most 100 are kept, or as many as told, in their order.
 *
 * @example splitBookInputs('9780143127741, 0306406152\nhttps://a.co/d/7x1mF0Q') // ['9780143127741', '0306406152', 'https://a.co/d/7x1mF0Q']
 */
export function splitBookInputs(text: string, max = BOOK_INPUTS_MAX): string[] {
  const lines = text
    .slice(0, TEXT_MAX_LENGTH)
    .split(/[\r\n\t\u2028\u2029]/)
    .map(readLine)
    .filter(({ entries }) => entries.length > 0)
  const useful = lines.some(({ isProse }) => !isProse)
    ? lines.filter(({ isProse }) => !isProse)
    : lines
  const byName = new Map<string, string>()
  for (const entry of useful.flatMap(({ entries }) => entries)) {
    if (byName.size === max) break
    const name = nameOf(entry)
    if (!byName.has(name)) byName.set(name, entry)
  }
  return [...byName.values()]
}
