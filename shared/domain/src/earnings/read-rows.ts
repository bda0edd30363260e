import { cleanLine } from '../books/index.ts'
import type { CsvRow } from '../csv/index.ts'
import { type Marketplace, marketplaces } from '../marketplaces/index.ts'
import { type DecimalMark, findDecimalMark } from './amount.ts'
import type { DayRange } from './coverage.ts'
import { findAmountCurrency, findCurrency } from './currency.ts'
import { type EarningRow, numberOccurrences } from './earning-row.ts'
import { type ReadField, readRow, readStatus } from './read-row.ts'
import { type DayOrder, findDayOrder, findPeriodTexts, parseReportDay } from './report-day.ts'
import type { ReportPlan } from './report-format.ts'
import type {
  ParsedReport,
  ReportProblem,
  ReportProblemCode,
  ReportReading,
} from './report-problem.ts'
import { sumByCurrency } from './summarize-rows.ts'

interface RowsPlan extends ReportPlan {
  readonly header: readonly string[]
  readonly headerLine: number
  /** What stands above the header. */
  readonly title: string
  readonly marketplace: Marketplace | undefined
  readonly currency: string | undefined
  readonly dayOrder: DayOrder | undefined
}

type Refused = Extract<ReportReading, { state: 'refused' }>
type Incomplete = Omit<Extract<ReportReading, { state: 'incomplete' }>, 'name'>

/** The rows below a header, with a reader for the fields of each. */
type Body = readonly { readonly line: number; readonly read: ReadField }[]

/** Reads the rows below a header, and finds out first whose they are, and how they write dates and amounts. */
export function readRows(
  records: readonly CsvRow[],
  { marketplace: chosen, ...plan }: RowsPlan,
): Omit<ParsedReport, 'name'> | Refused | Incomplete {
  const { header, columns } = plan
  const filled = records.filter((record) => !isTotal(record, columns.day))
  if (filled.length === 0) return refuse('no-rows', null)
  const misfit = filled.find(({ cells }) => !fits(cells, header, columns))
  if (misfit) return refuse('wrong-columns', misfit.line)
  const body = filled.map(({ line, cells }) => ({
    line,
    read: (field: Parameters<ReadField>[0]) => cleanLine(cells[columns[field] ?? -1] ?? ''),
  }))
  const marketplace = findMarketplace(body, plan, chosen)
  if (marketplace && 'state' in marketplace) return marketplace
  const mark = findDecimalMark(listValues(body, 'amount'), defaultMark(marketplace))
  if ('conflict' in mark) return refuse('amounts-differ', body[mark.conflict]?.line ?? null)
  const currency = findUsualCurrency(body, { ...plan, marketplace })
  if ('state' in currency) return currency
  const order = findOrder(body, plan)
  if ('state' in order) return order
  const parseDay = rememberResults((text: string) => parseReportDay(text, order.order))
  const rows = readAll(body, (read) =>
    readRow(read, plan, { ...mark, ...currency, parseDay, marketplace }),
  )
  if ('state' in rows) return rows
  const statuses = body.map(({ read }) => readStatus(read, plan))
  return {
    state: 'parsed',
    rows: numberOccurrences(rows),
    skipped: records.length - body.length,
    period: findPeriod(plan.title, order.order, rows),
    reversed: statuses.filter((status) => status === 'reversed').length,
    pending: sumByCurrency(rows.filter((_, index) => statuses[index] === 'pending')),
  }
}

/**
 * Which Amazon store a report is from: the one that its rows name, or else the one that the author chose. A
 * report that names another store than the chosen one is refused.
 */
function findMarketplace(
  body: Body,
  { source }: Pick<RowsPlan, 'source'>,
  chosen: Marketplace | undefined,
): Marketplace | undefined | Refused {
  if (source !== 'amazon') return undefined
  const sellers = listValues(body, 'advertiser').map((name) => name.toLowerCase())
  const named = marketplaces.filter(({ domain }) => sellers.includes(domain))
  const [only] = named
  if (!chosen) return named.length === 1 ? only : undefined
  if (!only || named.includes(chosen)) return chosen
  const line = body[sellers.indexOf(only.domain)]?.line ?? null
  return refuse('other-store', line, only.storeName)
}

/** All dates of a file have one order, which its title can show too. */
function findOrder(
  body: Body,
  { title, dayOrder }: Pick<RowsPlan, 'title' | 'dayOrder'>,
): { readonly order: DayOrder } | Refused | Incomplete {
  const days = listValues(body, 'day')
  const order = findDayOrder(days)
  if ('conflict' in order) return refuse('days-differ', body[order.conflict]?.line ?? null)
  if ('order' in order) return order
  const withTitle = findDayOrder([...days, ...(findPeriodTexts(title) ?? [])])
  if ('order' in withTitle) return withTitle
  return dayOrder
    ? { order: dayOrder }
    : { state: 'incomplete', missing: 'day-order', tags: [], date: order.ambiguous }
}

/** The period in the title, unless a row lies outside of it. */
function findPeriod(
  title: string,
  order: DayOrder,
  rows: readonly EarningRow[],
): DayRange | undefined {
  const texts = findPeriodTexts(title)
  const [from, to] = texts?.map((text) => parseReportDay(text, order)) ?? []
  if (from === undefined || to === undefined) return undefined
  return rows.every(({ day }) => from <= day && day <= to) ? { from, to } : undefined
}

/** Thousands of rows have the same few days. */
function rememberResults<Result>(parse: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, { readonly result: Result }>()
  return (text) => {
    const known = results.get(text) ?? { result: parse(text) }
    results.set(text, known)
    return known.result
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
  plan: Pick<RowsPlan, 'source' | 'marketplace' | 'columns' | 'header' | 'headerLine' | 'currency'>,
): { readonly currency: string | undefined } | Refused | Incomplete {
  const { source, marketplace, columns, header, currency: chosen } = plan
  const tags = [...new Set(listValues(body, 'tag').filter(Boolean))]
  if (source === 'amazon' && !marketplace) {
    return { state: 'incomplete', missing: 'marketplace', tags }
  }
  const named = findCurrency(header[columns.amount ?? -1] ?? '') ?? []
  const signs = listValues(body, 'amount').map((amount) => findAmountCurrency(amount) ?? [])
  if (marketplace) {
    const { currency } = marketplace
    const isOther = (some: readonly string[]) => some.length > 0 && !some.includes(currency)
    const lines = [plan.headerLine, ...body.map(({ line }) => line)]
    const other = lines[[named, ...signs].findIndex(isOther)]
    return other === undefined ? { currency } : refuse('other-currency', other)
  }
  if (columns.currency !== undefined) return { currency: named.length === 1 ? named[0] : chosen }
  const currency = findSharedCurrency([named, ...signs], chosen)
  if (currency === null) return refuse('currencies-differ', null)
  return currency === undefined ? { state: 'incomplete', missing: 'currency', tags } : { currency }
}

/** The currency that all signs allow; undefined if the author has to choose, null if they contradict. */
function findSharedCurrency(
  signs: readonly (readonly string[])[],
  chosen: string | undefined,
): string | undefined | null {
  const allowed = signs.filter((some) => some.length > 0)
  const [first] = allowed
  if (!first) return chosen
  const possible = first.filter((one) => allowed.every((some) => some.includes(one)))
  if (possible.length < 2) return possible[0] ?? null
  return chosen !== undefined && possible.includes(chosen) ? chosen : undefined
}

function listValues(body: Body, field: Parameters<ReadField>[0]): string[] {
  return body.map(({ read }) => read(field))
}

/** Reports can end with sums, which have no date. */
export function isTotal({ cells }: CsvRow, dayColumn: number | undefined): boolean {
  const isName = (value: string) =>
    /^(?:grand |sub)?totals?\b|^(?:gesamt|summe|totale|総計|合計)/i.test(value.trim())
  const day = cells[dayColumn ?? -1] ?? ''
  return isName(day) || (day.trim() === '' && cells.some(isName))
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

function refuse(code: ReportProblemCode, line: number | null, value = ''): Refused {
  return { state: 'refused', problems: [{ code, line, value }] }
}
