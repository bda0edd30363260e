import { cleanLine } from '../books/index.ts'
import type { Marketplace } from '../marketplaces/index.ts'
import { type DecimalMark, findDecimalMark } from './amount.ts'
import { findCurrency } from './currency.ts'
import { type EarningRow, numberOccurrences } from './earning-row.ts'
import type { DelimitedRecord } from './read-delimited.ts'
import { type ReadField, readRow } from './read-row.ts'
import { type DayOrder, findDayOrder } from './report-day.ts'
import type { ReportPlan } from './report-format.ts'
import type {
  ParsedReport,
  ReportProblem,
  ReportProblemCode,
  ReportReading,
} from './report-problem.ts'

interface RowsPlan extends ReportPlan {
  readonly header: readonly string[]
  readonly headerLine: number
  readonly marketplace: Marketplace | undefined
  readonly currency: string | undefined
  readonly dayOrder: DayOrder
}

type Refused = Extract<ReportReading, { state: 'refused' }>
type Incomplete = Omit<Extract<ReportReading, { state: 'incomplete' }>, 'name'>

/** The rows below a header, with a reader for the fields of each. */
type Body = readonly { readonly line: number; readonly read: ReadField }[]

/** Reads the rows below a header, and finds out first how the file writes dates and amounts. */
export function readRows(
  records: readonly DelimitedRecord[],
  plan: RowsPlan,
): Omit<ParsedReport, 'name'> | Refused | Incomplete {
  const { header, columns } = plan
  const filled = records.filter((record) => !isTotal(record, columns.day))
  if (filled.length === 0) return refuse('no-rows', null)
  const misfit = filled.find(({ values }) => !fits(values, header, columns))
  if (misfit) return refuse('wrong-columns', misfit.line)
  const body = filled.map(({ line, values }) => ({
    line,
    read: (field: Parameters<ReadField>[0]) => cleanLine(values[columns[field] ?? -1] ?? ''),
  }))
  const order = findDayOrder(listValues(body, 'day'), plan.dayOrder)
  if ('conflict' in order) return refuse('days-differ', body[order.conflict]?.line ?? null)
  const mark = findDecimalMark(listValues(body, 'amount'), defaultMark(plan.marketplace))
  if ('conflict' in mark) return refuse('amounts-differ', body[mark.conflict]?.line ?? null)
  const currency = findUsualCurrency(body, plan)
  if ('state' in currency) return currency
  const { marketplace } = plan
  const rows = readAll(body, (read) =>
    readRow(read, plan, { ...mark, ...currency, order: order.order, marketplace }),
  )
  if ('state' in rows) return rows
  return {
    state: 'parsed',
    rows: numberOccurrences(rows),
    skipped: records.length - body.length,
    dayOrder: order.order,
    isDayOrderCertain: order.isCertain,
  }
}

function readAll(
  body: Body,
  readOne: (read: ReadField) => ReturnType<typeof readRow>,
): EarningRow[] | Refused {
  const problems: ReportProblem[] = []
  const rows: EarningRow[] = []
  for (const { line, read } of body) {
    const row = readOne(read)
    if ('code' in row) problems.push({ ...row, line })
    else rows.push(row)
  }
  return problems.length > 0 ? { state: 'refused', problems } : rows
}

/** The currency of rows that name none, or what the author has to say first. */
function findUsualCurrency(
  body: Body,
  { source, marketplace, columns, header, headerLine, currency: chosen }: RowsPlan,
): { readonly currency: string | undefined } | Refused | Incomplete {
  const tags = [...new Set(listValues(body, 'tag').filter(Boolean))]
  if (source === 'amazon' && !marketplace) {
    return { state: 'incomplete', missing: 'marketplace', tags }
  }
  const named = findCurrency(header[columns.amount ?? -1] ?? '') ?? []
  if (marketplace) {
    const isOther = named.length > 0 && !named.includes(marketplace.currency)
    return isOther ? refuse('other-currency', headerLine) : { currency: marketplace.currency }
  }
  const currency = (named.length === 1 ? named[0] : undefined) ?? chosen
  return currency === undefined && columns.currency === undefined
    ? { state: 'incomplete', missing: 'currency', tags }
    : { currency }
}

function listValues(body: Body, field: Parameters<ReadField>[0]): string[] {
  return body.map(({ read }) => read(field))
}

/** Reports can end with sums, which have no date. */
function isTotal({ values }: DelimitedRecord, dayColumn: number | undefined): boolean {
  const isName = (value: string) =>
    /^(?:grand |sub)?totals?\b|^(?:gesamt|summe|totale|総計|合計)/i.test(value.trim())
  const day = values[dayColumn ?? -1] ?? ''
  return isName(day) || (day.trim() === '' && values.some(isName))
}

function fits(
  values: readonly string[],
  header: readonly string[],
  columns: RowsPlan['columns'],
): boolean {
  const needed = Math.max(...Object.values(columns)) + 1
  const isRestEmpty = values.slice(header.length).every((value) => value.trim() === '')
  return values.length >= needed && isRestEmpty
}

/** Which mark the country uses, for files in which no amount shows it. */
function defaultMark(marketplace: Marketplace | undefined): DecimalMark {
  const commas = ['de', 'fr', 'es', 'it', 'br', 'nl', 'se', 'pl', 'be', 'tr']
  return marketplace && commas.includes(marketplace.code) ? ',' : '.'
}

function refuse(code: ReportProblemCode, line: number | null): Refused {
  return { state: 'refused', problems: [{ code, line, value: '' }] }
}
