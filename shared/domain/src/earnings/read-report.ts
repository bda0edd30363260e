import { cleanLine } from '../books/index.ts'
import { type CsvRow, readCsv } from '../csv/index.ts'
import { REPORT_COLUMNS_MAX, REPORT_MAX_MB, REPORT_ROWS_MAX } from '../limits/index.ts'
import { getMarketplace, type MarketplaceCode } from '../marketplaces/index.ts'
import { earningSources, reportFormats } from './earning-sources.ts'
import { isTotal, readRows } from './read-rows.ts'
import type { DayOrder } from './report-day.ts'
import {
  describeHeader,
  findFormat,
  locateColumns,
  normalizeColumn,
  type ReportMapping,
  type ReportPlan,
} from './report-format.ts'
import type { MappingReason, ReportProblemCode, ReportReading } from './report-problem.ts'
import { normalizeStatus, STATUS_VALUES_MAX, suggestStatus } from './row-status.ts'
import { suggestMapping } from './suggest-mapping.ts'

/** What the author said about a file. */
export interface ReportChoices {
  /** Whose report it is, if it is Amazon's: its files do not tell. */
  readonly marketplace?: MarketplaceCode | undefined
  /** For a file that names no currency. */
  readonly currency?: string | undefined
  /** For ambiguous dates. */
  readonly dayOrder?: DayOrder | undefined
  /** The columns that the author chose, by the signature of the header. */
  readonly mappings?: Readonly<Record<string, ReportMapping>> | undefined
}

const HEADER_WITHIN = 10
const LIMITS = { rows: REPORT_ROWS_MAX + HEADER_WITHIN, columns: REPORT_COLUMNS_MAX }
const SAMPLE_ROWS = 3
/** A line with an error says enough. More of them would be one list of the whole file. */
const MAX_PROBLEMS = 5

/**
 * Reads a report as text, whole or not at all: a file with a wrong line is refused with the line's number.
 * The author chooses what the file does not say (`incomplete`, `unknown`).
 *
 * @example readReport(text, 'fees.csv', { marketplace: 'us' }).state // 'parsed'
 */
export function readReport(text: string, fileName: string, choices: ReportChoices): ReportReading {
  const bad = findBadFile(text)
  if (bad) return refuse(bad)
  const { rows, problem } = readCsv(text, LIMITS)
  if (problem) return refuse(problem.code, problem.code === 'too-many-rows' ? null : problem.line)
  return rows.length === 0 ? refuse('empty') : readRecords(rows, fileName, choices)
}

function readRecords(
  records: readonly CsvRow[],
  fileName: string,
  choices: ReportChoices,
): ReportReading {
  const first = records.slice(0, HEADER_WITHIN)
  if (first.some(({ cells }) => isRoyaltyHeader(cells))) return refuse('royalties')
  const found = findHeader(records, choices.mappings ?? {})
  if (!found) return describeUnknown(records, fileName)

  const { header, plan, body } = found
  if (!knowsStatuses(found)) return describeStatuses(found, fileName)
  const second = findSecondHeader(found)
  if (second) return refuse('second-header', second.line)
  const marketplace = plan.source === 'amazon' ? choices.marketplace : undefined
  const rows = readRows(body, {
    ...plan,
    header,
    headerLine: found.line,
    title: found.title,
    marketplace: marketplace ? getMarketplace(marketplace) : undefined,
    currency: choices.currency,
    dayOrder: choices.dayOrder,
  })
  if (rows.state === 'parsed') {
    return rows.rows.length > REPORT_ROWS_MAX
      ? refuse('too-many-rows')
      : { ...rows, name: plan.name }
  }
  return rows.state === 'refused'
    ? { state: 'refused', problems: rows.problems.slice(0, MAX_PROBLEMS) }
    : { ...rows, name: plan.name }
}

function findBadFile(text: string): ReportProblemCode | undefined {
  if (text.length > REPORT_MAX_MB * 1024 * 1024) return 'too-large'
  if (text.includes('\u0000')) return 'not-text'
  return text.trim() === '' ? 'empty' : undefined
}

interface FoundHeader {
  readonly header: readonly string[]
  readonly line: number
  /** What stands above it. */
  readonly title: string
  readonly plan: ReportPlan
  /** Whether rows of such a report always have a status. */
  readonly hasStatuses: boolean
  readonly body: readonly CsvRow[]
}

function findHeader(
  records: readonly CsvRow[],
  mappings: Readonly<Record<string, ReportMapping>>,
): FoundHeader | undefined {
  for (const [index, { cells: header, line }] of records.slice(0, HEADER_WITHIN).entries()) {
    const body = records.slice(index + 1)
    const title = records
      .slice(0, index)
      .flatMap(({ cells }) => cells)
      .join(' ')
    const signature = describeHeader(header)
    const mapping = Object.hasOwn(mappings, signature) ? mappings[signature] : undefined
    if (mapping) {
      const { source, statuses = {} } = mapping
      const plan = { ...mapping, name: earningSources[source].name, statuses }
      return { header, line, title, plan, body, hasStatuses: false }
    }
    const format = findFormat(header, reportFormats)
    if (!format) continue
    const { name, source, kind, statuses = {} } = format
    const columns = locateColumns(header, format.columns)
    const plan = { name, source, kind, statuses, columns }
    return { header, line, title, plan, body, hasStatuses: format.statuses !== undefined }
  }
  return undefined
}

function findSecondHeader({ header, plan, body }: FoundHeader): CsvRow | undefined {
  const headerText = describeHeader(header)
  return body.find(
    ({ cells }) =>
      // Names of columns have no digits where rows have their day. Comparing every row takes seconds.
      !/\d/.test(cells[plan.columns.day ?? -1] ?? '') &&
      (describeHeader(cells) === headerText || findFormat(cells, reportFormats)),
  )
}

/** Whether the report says of each row whether it counts, in words that we know. */
function knowsStatuses({ plan: { columns, statuses }, body, hasStatuses }: FoundHeader): boolean {
  const { status } = columns
  if (status === undefined) return !hasStatuses
  return body.every(
    (record) =>
      isTotal(record, columns.day) ||
      Object.hasOwn(statuses, normalizeStatus(record.cells[status] ?? '')),
  )
}

/** Asks for the column of the status, and what each of its values means. */
function describeStatuses(found: FoundHeader, fileName: string): ReportReading {
  const { header, plan, body } = found
  const { source, kind } = plan
  const { status } = suggestMapping(header, fileName).columns
  const columns = { ...(status !== undefined && { status }), ...plan.columns }
  const { statuses } = plan
  return describeColumns(header, body, 'status', { source, kind, columns, statuses })
}

/** The header is probably the line with most names. */
function describeUnknown(records: readonly CsvRow[], fileName: string): ReportReading {
  const first = records.slice(0, HEADER_WITHIN)
  const countNames = ({ cells }: CsvRow) =>
    new Set(cells.map(normalizeColumn).filter((name) => /\p{L}/u.test(name))).size
  const header = first.toSorted((a, b) => countNames(b) - countNames(a))[0]
  const body = records.filter(({ line }) => header && line > header.line)
  if (!header || header.cells.length < 2 || body.length === 0) return refuse('no-rows')
  return describeColumns(header.cells, body, 'new', suggestMapping(header.cells, fileName))
}

function describeColumns(
  header: readonly string[],
  body: readonly CsvRow[],
  reason: MappingReason,
  suggestion: ReportMapping,
): ReportReading {
  const rows = body.filter((record) => !isTotal(record, suggestion.columns.day))
  const columnValues = header.map((_, column) => listFewValues(rows, column))
  const values = columnValues[suggestion.columns.status ?? -1] ?? []
  const suggested = values.flatMap((value) => {
    const status = suggestStatus(value)
    return status ? [[normalizeStatus(value), status] as const] : []
  })
  return {
    state: 'unknown',
    reason,
    header,
    signature: describeHeader(header),
    sample: rows.slice(0, SAMPLE_ROWS).map((row) => row.cells),
    suggestion: {
      ...suggestion,
      statuses: { ...Object.fromEntries(suggested), ...suggestion.statuses },
    },
    columnValues,
  }
}

/** The different values of a column, in the order of the file; null if it has too many for a status. */
function listFewValues(rows: readonly CsvRow[], column: number): string[] | null {
  const found = new Set<string>()
  for (const { cells } of rows) {
    found.add(cleanLine(cells[column] ?? ''))
    if (found.size > STATUS_VALUES_MAX) return null
  }
  return [...found]
}

/**
 * Whether a header belongs to a report of royalties, which a publisher or KDP pays for the book itself:
 * Royalty Date, Title, ASIN/ISBN, Royalty Type, Net Units Sold, Royalty (columns of KDP's reports as models
 * in pinkest-nekomata/author_stats name them, November 2026), or KDP's translations of these columns.
 */
function isRoyaltyHeader(header: readonly string[]): boolean {
  return header.some((name) =>
    /royalt(?:y|ies)|^kenp|kindleeditionnormalizedpage|tantiem|redevance|regalía|ロイヤリティ/.test(
      normalizeColumn(name),
    ),
  )
}

function refuse(code: ReportProblemCode, line: number | null = null): ReportReading {
  return { state: 'refused', problems: [{ code, line, value: '' }] }
}
