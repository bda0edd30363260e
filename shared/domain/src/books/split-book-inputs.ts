import { identifierKey, readBookIdentifier } from '../identifiers/index.ts'
import { isUrlText, trimPaste } from '../product-urls/index.ts'
import { findBooksInText } from './find-books-in-text.ts'
import { joinLines } from './join-lines.ts'
import { isNumberProblem } from './parsed-book-input.ts'
import { readWholeText } from './read-whole-text.ts'

/** The most books that one paste may contain. */
export const BOOK_INPUTS_MAX = 100

/** Enough for 100 long URLs. The rest of a longer paste is ignored. */
const TEXT_MAX_LENGTH = 200_000

/** An ISBN with labels and spaces is shorter. */
const NUMBER_MAX_LENGTH = 60

/** A longer line is a list, not a sentence. */
const SENTENCE_MAX_LENGTH = 4_000

/**
 * A URL may contain commas and semicolons. It ends only at one that is followed by white space or the next
 * URL, or where the next URL begins.
 */
const BETWEEN_ENTRIES = /[,;] |[,; ](?=https?:\/\/)|(?<=[\p{L}\p{N}])(?=https?:\/\/)/iu

/** `9,78014E+12` has a decimal comma. */
const BETWEEN_CELLS = /[,;](?!\d+E\+?\d)/i

/** A number whose parts a table has set apart with tabs, or an ISBN that a line break cuts. */
function isOneNumber(text: string, isOneLine: boolean): boolean {
  if (text.length > NUMBER_MAX_LENGTH) return false
  const parsed = readBookIdentifier(text)
  return parsed.ok && (isOneLine || parsed.identifier.kind === 'isbn')
}

/** A number with commas between its thousands stays whole. */
function splitWords(entry: string): string[] {
  return isEntry(entry) ? [entry] : entry.split(BETWEEN_CELLS)
}

function splitCell(cell: string): string[] {
  return cell
    .replace(/\s+/g, ' ')
    .split(BETWEEN_ENTRIES)
    .flatMap((entry) => (isUrlText(entry) ? [entry.replace(/[,;]$/, '')] : splitWords(entry)))
    .map(trimPaste)
    .filter(Boolean)
}

/** The printings on a copyright page, `10 9 8 7 6 5 4 3 2`, are more groups than an ISBN has. */
const ISBN_GROUPS_MAX = 5

function hasFewGroups(text: string): boolean {
  return text.split(/\s/).length <= ISBN_GROUPS_MAX
}

/** Whether a cell is an identifier or a URL, valid or mistyped, and not a word. */
function isEntry(cell: string): boolean {
  const isWord = /\s/.test(cell) || !/\d/.test(cell)
  if (isUrlText(cell)) return !/\s/.test(cell)
  const parsed = readWholeText(cell)
  if (parsed.kind === 'book') return parsed.identifier.kind === 'isbn' || !isWord
  return parsed.kind === 'invalid' && isNumberProblem(parsed.problem) && hasFewGroups(cell)
}

interface Line {
  readonly entries: readonly string[]
  /** No part of it looks like an identifier or a URL. */
  readonly isProse: boolean
}

/** A text that labels its ISBNs: other numbers in it, such as those of a copyright page, are none. */
const LABELED_ISBN = /\bISBN[^\n\d]{0,20}\d/i

/** Whether a line may contain a mistyped ISBN, which must not vanish from a list. */
function mayContainIsbn(line: string, words: readonly string[], isLabeled: boolean): boolean {
  if (line.replace(/\D/g, '').length < 9) return false
  if (/ISBN|97[89]/i.test(line)) return true
  const isNumber = !/\p{L}{2}/u.test(line) && hasFewGroups(line)
  return !isLabeled && (isNumber || words.some(isEntry))
}

function readLine(line: string, isLabeled: boolean): Line {
  const cells = splitCell(line)
  if (line.length > SENTENCE_MAX_LENGTH || cells.every(isEntry)) {
    return { entries: cells, isProse: false }
  }
  const found = findBooksInText(line)
  const words = cells.flatMap((cell) => cell.split(' '))
  // A mistyped number between others must not vanish, and all keep their order.
  if (words.length >= found.length && words.every(isEntry))
    return { entries: words, isProse: false }
  if (found.length > 0) return { entries: found.map(({ input }) => input), isProse: false }
  const isProse = !cells.some(isEntry) && !mayContainIsbn(line, words, isLabeled)
  return { entries: cells, isProse }
}

function entryKey(entry: string): string {
  const parsed = readWholeText(entry)
  return parsed.kind === 'book' ? identifierKey(parsed.identifier) : entry
}

/**
 * Splits a paste of many books into entries: lines, spreadsheet cells, lists with commas or
 * semicolons, sentences. URLs stay whole. Blanks, repeats, and the words around the books of a
 * share text are removed. Returns at most `max` entries, in their order.
 *
 * @example splitBookInputs('9780143127741, 0306406152\nhttps://a.co/d/7x1mF0Q') // ['9780143127741', '0306406152', 'https://a.co/d/7x1mF0Q']
 */
export function splitBookInputs(text: string, max = BOOK_INPUTS_MAX): string[] {
  const start = text.slice(0, TEXT_MAX_LENGTH)
  const written = joinLines(start)
  const whole = written.join(' ')
  if (isOneNumber(whole, written.length === 1)) return [trimPaste(whole)]
  const isLabeled = LABELED_ISBN.test(start)
  const lines = written
    .flatMap((line) => line.split('\t'))
    .map((line) => readLine(line, isLabeled))
    .filter(({ entries }) => entries.length > 0)
  const useful = lines.some(({ isProse }) => !isProse)
    ? lines.filter(({ isProse }) => !isProse)
    : lines
  const byKey = new Map<string, string>()
  for (const entry of useful.flatMap(({ entries }) => entries)) {
    if (byKey.size === max) break
    const key = entryKey(entry)
    if (!byKey.has(key)) byKey.set(key, entry)
  }
  return [...byKey.values()]
}
