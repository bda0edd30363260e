/** One record of a CSV or TSV file. */
export interface DelimitedRecord {
  /** The line on which it begins, from 1. */
  readonly line: number
  readonly values: readonly string[]
}

export type DelimitedFile =
  | { readonly ok: true; readonly records: readonly DelimitedRecord[] }
  | {
      readonly ok: false
      readonly code: 'unclosed-quote' | 'too-many-rows' | 'too-many-columns'
      readonly line: number
    }

/** Reading stops where a file has more. */
export interface DelimitedLimits {
  readonly rows: number
  readonly columns: number
}

const DELIMITERS = ['\t', ';', ',', '|'] as const
const LINES_TO_LOOK_AT = 10

/**
 * Reads a CSV or TSV file (RFC 4180). The delimiter is the one that a line among the first has most
 * often. Skips empty lines. Values stay text, so a formula in them does nothing.
 *
 * @example readDelimited('a,b\n1,"2\n3"', { rows: 100, columns: 20 }) // { ok: true, records: [{ line: 1, … }, { line: 2, values: ['1', '2\n3'] }] }
 */
export function readDelimited(text: string, limits: DelimitedLimits): DelimitedFile {
  const delimiter = findDelimiter(text)
  const records: DelimitedRecord[] = []
  let line = 1
  let at = 0
  while (at < text.length) {
    const record = readRecord(text, at, delimiter, limits.columns)
    if (typeof record === 'string') return { ok: false, code: record, line }
    const { values, end } = record
    if (values.some((value) => value.trim() !== '')) {
      if (records.length === limits.rows) return { ok: false, code: 'too-many-rows', line }
      records.push({ line, values })
    }
    line += 1 + countBreaks(text.slice(at, end))
    at = end + (text.startsWith('\r\n', end) ? 2 : 1)
  }
  return { ok: true, records }
}

interface ReadRecord {
  readonly values: readonly string[]
  /** Where the end of the line is. */
  readonly end: number
}

function readRecord(
  text: string,
  start: number,
  delimiter: string,
  maxColumns: number,
): ReadRecord | 'unclosed-quote' | 'too-many-columns' {
  const values: string[] = []
  let at = start
  while (true) {
    const value =
      text[at] === '"' ? readQuoted(text, at, delimiter) : readPlain(text, at, delimiter)
    if (!value) return 'unclosed-quote'
    if (values.length === maxColumns) return 'too-many-columns'
    values.push(value.text)
    if (text[value.end] !== delimiter) return { values, end: value.end }
    at = value.end + 1
  }
}

function findDelimiter(text: string): string {
  const unquoted = text.slice(0, 20_000).replace(/"[^"]*"/g, '')
  const lines = unquoted.split(/\r\n|\r|\n/, LINES_TO_LOOK_AT)
  let best: string = ','
  let most = 0
  for (const delimiter of DELIMITERS) {
    const count = Math.max(...lines.map((line) => line.split(delimiter).length - 1))
    if (count > most) {
      best = delimiter
      most = count
    }
  }
  return best
}

interface ReadValue {
  readonly text: string
  /** Where the delimiter or the end of the line is. */
  readonly end: number
}

function readPlain(text: string, start: number, delimiter: string): ReadValue {
  let end = start
  while (end < text.length && !isEnd(text[end], delimiter)) end += 1
  return { text: text.slice(start, end), end }
}

/** Undefined if the quotes are never closed. */
function readQuoted(text: string, start: number, delimiter: string): ReadValue | undefined {
  let close = text.indexOf('"', start + 1)
  while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2)
  if (close === -1) return undefined
  const quoted = text.slice(start + 1, close).replaceAll('""', '"')
  // Some programs quote only the beginning of a title.
  const rest = readPlain(text, close + 1, delimiter)
  return { text: quoted + rest.text, end: rest.end }
}

function isEnd(character: string | undefined, delimiter: string): boolean {
  return character === delimiter || character === '\n' || character === '\r'
}

function countBreaks(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0
}
