import { isUrlText, trimPaste } from '../product-urls/index.ts'

/** How many books one paste may hold. */
export const BOOK_INPUTS_MAX = 100

/** Long enough for 100 long URLs; the rest of a longer paste is left out. */
const TEXT_MAX_LENGTH = 200_000

/** A URL may hold commas and semicolons, so only one before white space or the next URL ends it. */
const BETWEEN_ENTRIES = /[,;] |[,; ](?=https?:\/\/)/i

function splitCell(cell: string): string[] {
  return cell
    .replace(/\s+/g, ' ')
    .split(BETWEEN_ENTRIES)
    .flatMap((entry) => (isUrlText(entry) ? [entry.replace(/[,;]$/, '')] : entry.split(/[,;]/)))
    .map(trimPaste)
}

/**
 * Takes apart a paste of many books: lines, spreadsheet cells, lists with commas or semicolons.
 * URLs stay whole; blanks and exact repeats go; at most 100 are kept, or as many as told, in their
 * order.
 *
 * @example splitBookInputs('9780143127741, 0306406152\nhttps://a.co/d/7x1mF0Q') // ['9780143127741', '0306406152', 'https://a.co/d/7x1mF0Q']
 */
export function splitBookInputs(text: string, max = BOOK_INPUTS_MAX): string[] {
  const entries = text
    .slice(0, TEXT_MAX_LENGTH)
    .split(/[\r\n\t\u2028\u2029]/)
    .flatMap(splitCell)
    .filter(Boolean)
  return [...new Set(entries)].slice(0, max)
}
