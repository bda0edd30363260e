import { REPORT_COLUMNS_MAX, REPORT_MAX_MB, REPORT_ROWS_MAX } from '../limits/index.ts'
import type { MarketplaceCode } from '../marketplaces/index.ts'
import { getMarketplace } from '../marketplaces/index.ts'
import { earningSourceNames } from './earning-row.ts'
import { reportFormats } from './formats/index.ts'
import { type DelimitedRecord, readDelimited } from './read-delimited.ts'
import { readRows } from './read-rows.ts'
import type { DayOrder } from './report-day.ts'
import {
  describeHeader,
  findFormat,
  locateColumns,
  normalizeColumn,
  type ReportMapping,
  type ReportPlan,
} from './report-format.ts'
import type { ReportProblemCode, ReportReading } from './report-problem.ts'
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
  const file = readDelimited(text.replace(/^\uFEFF/, ''), LIMITS)
  if (!file.ok) return refuse(file.code, file.code === 'too-many-rows' ? null : file.line)
  const { records } = file
  if (records.length === 0) return refuse('empty')
  const found = findHeader(records, choices.mappings ?? {})
  if (!found) return describeUnknown(records, fileName)

  const { header, plan, body } = found
  const headerText = describeHeader(header)
  const second = body.find(
    ({ values }) => describeHeader(values) === headerText || findFormat(values, reportFormats),
  )
  if (second) return refuse('second-header', second.line)
  const marketplace = plan.source === 'amazon' ? choices.marketplace : undefined
  const rows = readRows(body, {
    ...plan,
    header,
    headerLine: found.line,
    marketplace: marketplace ? getMarketplace(marketplace) : undefined,
    currency: choices.currency,
    dayOrder: choices.dayOrder ?? defaultOrder(plan.dayOrder, marketplace),
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
  if (text.startsWith('PK\u0003\u0004')) return 'archive'
  if (text.includes('\u0000')) return 'not-text'
  return text.trim() === '' ? 'empty' : undefined
}

interface FoundHeader {
  readonly header: readonly string[]
  readonly line: number
  readonly plan: ReportPlan
  readonly body: readonly DelimitedRecord[]
}

function findHeader(
  records: readonly DelimitedRecord[],
  mappings: Readonly<Record<string, ReportMapping>>,
): FoundHeader | undefined {
  for (const [index, { values: header, line }] of records.slice(0, HEADER_WITHIN).entries()) {
    const body = records.slice(index + 1)
    const signature = describeHeader(header)
    const mapping = Object.hasOwn(mappings, signature) ? mappings[signature] : undefined
    if (mapping) {
      const plan = {
        ...mapping,
        name: earningSourceNames[mapping.source],
        dayOrder: 'day-first',
        declined: [],
      } as const
      return { header, line, plan, body }
    }
    const format = findFormat(header, reportFormats)
    if (!format) continue
    const { name, source, kind, dayOrder, declined = [] } = format
    const columns = locateColumns(header, format.columns)
    return { header, line, plan: { name, source, kind, dayOrder, declined, columns }, body }
  }
  return undefined
}

/** The header is probably the line with most names. */
function describeUnknown(records: readonly DelimitedRecord[], fileName: string): ReportReading {
  const first = records.slice(0, HEADER_WITHIN)
  const countNames = ({ values }: DelimitedRecord) =>
    new Set(values.map(normalizeColumn).filter((name) => /\p{L}/u.test(name))).size
  const header = first.toSorted((a, b) => countNames(b) - countNames(a))[0]
  const body = records.filter(({ line }) => header && line > header.line)
  if (!header || header.values.length < 2 || body.length === 0) return refuse('no-rows')
  return {
    state: 'unknown',
    header: header.values,
    signature: describeHeader(header.values),
    sample: body.slice(0, SAMPLE_ROWS).map(({ values }) => values),
    suggestion: suggestMapping(header.values, fileName),
  }
}

/** Only the US writes the month first; Amazon's reports follow the marketplace. */
function defaultOrder(order: DayOrder, marketplace: MarketplaceCode | undefined): DayOrder {
  if (marketplace === undefined) return order
  return marketplace === 'us' ? 'month-first' : 'day-first'
}

function refuse(code: ReportProblemCode, line: number | null = null): ReportReading {
  return { state: 'refused', problems: [{ code, line, value: '' }] }
}
