import { parse } from 'papaparse'

/** The rows of a CSV file without its blank cells and rows. @example parseCsv('a,,b\n\nc') // [['a', 'b'], ['c']] */
export function parseCsv(text: string): string[][] {
  return parseTable(text)
    .map((row) => row.filter(Boolean))
    .filter((row) => row.length > 0)
}

/**
 * Reads a CSV file with commas, semicolons, or tabs (RFC 4180). Keeps empty cells, so that each
 * column keeps its index.
 *
 * @example parseTable('a,"b, c"\n,d') // [['a', 'b, c'], ['', 'd']]
 */
export function parseTable(text: string): string[][] {
  const { data } = parse<string[]>(text, { delimitersToGuess: [',', ';', '\t'] })
  return data.map((row) => row.map((cell) => cell.trim()))
}
