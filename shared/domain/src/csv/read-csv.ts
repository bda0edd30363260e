import Papa from 'papaparse'

/** One row of a CSV file. */
export interface CsvRow {
  /** Its number, as spreadsheets count rows, from 1. */
  readonly row: number
  /** The line on which it begins, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

export interface CsvProblem {
  readonly code: 'unclosed-quote' | 'too-many-rows' | 'too-many-columns'
  readonly row: number
  readonly line: number
}

export interface CsvFile {
  readonly rows: readonly CsvRow[]
  /** Why reading stopped, and at which row; null if the whole file was read. */
  readonly problem: CsvProblem | null
}

export interface CsvOptions {
  /** The most rows that a file may have, without the empty ones. */
  readonly rows?: number
  /** The most columns that a row may have. */
  readonly columns?: number
  /** Refuses quotation marks within a quoted cell that are not doubled. */
  readonly isStrict?: boolean
}

/**
 * Reads a CSV or TSV file (RFC 4180): detects the delimiter, drops the byte order mark, and skips empty rows.
 * Cells stay text, so a formula in them does nothing. If a file does not double the quotation marks within
 * its cells, they are read as part of the text.
 *
 * @example readCsv('a;b\n\n1;"2\n3"').rows // [{ row: 1, line: 1, cells: ['a', 'b'] }, { row: 3, line: 3, cells: ['1', '2\n3'] }]
 */
export function readCsv(text: string, options: CsvOptions = {}): CsvFile {
  const content = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const { hasStrayQuote, ...file } = readRows(content, options, true)
  if (!hasStrayQuote || options.isStrict) return file
  const { rows, problem } = readRows(content, options, false)
  return { rows, problem }
}

function readRows(content: string, options: CsvOptions, quotesCells: boolean) {
  const rows: CsvRow[] = []
  let problem: CsvProblem | null = null
  let hasStrayQuote = false
  let row = 1
  let line = 1
  Papa.parse(content, {
    delimiter: findDelimiter(content),
    newline: '\n',
    fastMode: quotesCells ? undefined : true,
    step: ({ data, errors }, parser) => {
      const cells = quotesCells ? data : data.map(unquote)
      const isFilled = cells.some((cell) => cell.trim() !== '')
      const isOneTooMany = isFilled && rows.length === options.rows
      if (isFilled && !isOneTooMany) rows.push({ row, line, cells })
      hasStrayQuote = errors.some(({ code }) => code === 'InvalidQuotes')
      if (errors.length > 0) problem = { code: 'unclosed-quote', row, line }
      else if (cells.length > (options.columns ?? cells.length))
        problem = { code: 'too-many-columns', row, line }
      else if (isOneTooMany) problem = { code: 'too-many-rows', row, line }
      if (problem) parser.abort()
      row += 1
      line += 1 + cells.reduce((sum, cell) => sum + countBreaks(cell), 0)
    },
  })
  return { rows, problem, hasStrayQuote }
}

function unquote(cell: string): string {
  const [, quoted] = /^"(.*)"$/.exec(cell) ?? []
  return quoted === undefined ? cell : quoted.replaceAll('""', '"')
}

function countBreaks(cell: string): number {
  return cell.includes('\n') ? cell.split('\n').length - 1 : 0
}

const DELIMITERS = ['\t', ';', ',', '|'] as const
const LINES_TO_LOOK_AT = 10

/** Of a table's delimiter, many lines have the same number. Other signs may stand often in one line. */
function findDelimiter(content: string): string {
  const unquoted = content.slice(0, 20_000).replace(/"[^"]*"/g, '')
  const lines = unquoted.split('\n', LINES_TO_LOOK_AT)
  let best: string = ','
  let most = 0
  for (const delimiter of DELIMITERS) {
    const counts = lines.map((line) => line.split(delimiter).length - 1)
    const linesWith = (count: number) => counts.filter((one) => one === count).length
    const rating = Math.max(...counts.map((count) => count * linesWith(count)))
    if (rating > most) {
      best = delimiter
      most = rating
    }
  }
  return best
}
