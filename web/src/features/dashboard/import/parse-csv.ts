/** The rows of a CSV file without its blank cells and rows. @example parseCsv('a,,b\n\nc') // [['a', 'b'], ['c']] */
export function parseCsv(text: string): string[][] {
  return parseTable(text)
    .map((row) => row.filter(Boolean))
    .filter((row) => row.length > 0)
}

/**
 * Takes a CSV file apart (RFC 4180, with commas, semicolons or tabs): cells in quotes may hold
 * separators, line ends and doubled quotes. Every cell is there, so that columns keep their place.
 *
 * @example parseTable('a,"b, c"\n,d') // [['a', 'b, c'], ['', 'd']]
 */
export function parseTable(text: string): string[][] {
  const separator = findSeparator(text)
  const token = new RegExp(
    String.raw` *"([^"]*(?:""[^"]*)*)"?[^${separator}\r\n]*|([^${separator}\r\n]*)`,
    'y',
  )
  const rows: string[][] = [[]]
  let place = 0
  while (place < text.length) {
    token.lastIndex = place
    const [whole = '', quoted, plain = ''] = token.exec(text) ?? []
    const cell = (quoted?.replaceAll('""', '"') ?? plain).trim()
    rows.at(-1)?.push(cell)
    place += whole.length
    if (text[place] !== separator) rows.push([])
    place += 1
  }
  return rows
}

/** The one that the first line has most of, outside of quotes. */
function findSeparator(text: string): ',' | ';' | '\t' {
  const [line = ''] = text.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1)
  const count = (separator: string) => line.split(separator).length
  const separators = [',', ';', '\t'] as const
  return separators.reduce((best, one) => (count(one) > count(best) ? one : best))
}
