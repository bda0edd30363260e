import { isCountryCode } from '../countries/index.ts'
import { identifierKey, parseBookIdentifier } from '../identifiers/index.ts'
import type { Marketplace } from '../marketplaces/index.ts'
import { type DecimalMark, parseAmount } from './amount.ts'
import { isCurrency } from './currency.ts'
import {
  EARNING_ITEMS_MAX,
  EARNING_TAG_MAX_LENGTH,
  EARNING_TEXT_MAX_LENGTH,
  type EarningRow,
} from './earning-row.ts'
import { findAdvertiser } from './find-advertiser.ts'
import type { ReportField, ReportPlan } from './report-format.ts'
import type { ReportProblem, ReportProblemCode } from './report-problem.ts'
import { normalizeStatus, type RowStatus } from './row-status.ts'

/** How a file writes its values. */
export interface Notation {
  /** The day of a date; undefined if it is none. */
  readonly parseDay: (text: string) => string | undefined
  readonly mark: DecimalMark
  /** Of rows that name none. */
  readonly currency: string | undefined
  /** Whose report it is, if it is Amazon's. */
  readonly marketplace: Marketplace | undefined
}

export type RowProblem = Omit<ReportProblem, 'line'>

/** The value of a field in one row; empty if the file has no column for it. */
export type ReadField = (field: ReportField) => string

type Numbers = Pick<EarningRow, 'day' | 'currency' | 'amount' | 'items'>

/** Reads one row, or tells the first thing that is wrong with it. */
export function readRow(
  read: ReadField,
  plan: ReportPlan,
  notation: Notation,
): EarningRow | RowProblem {
  const numbers = readNumbers(read, plan, notation)
  return 'code' in numbers ? numbers : { ...readTexts(read, plan, notation, numbers), ...numbers }
}

function readNumbers(
  read: ReadField,
  plan: ReportPlan,
  { parseDay, mark, currency: usual, marketplace }: Notation,
): Numbers | RowProblem {
  const { kind, columns } = plan
  const day = parseDay(read('day'))
  if (day === undefined) return wrong('day', read('day'))
  const amount = kind === 'order' ? 0 : parseAmount(read('amount'), mark)
  if (amount === undefined) return wrong('amount', read('amount'))
  const items = readItems(read('items'), columns.items === undefined)
  if (items === undefined) return wrong('items', read('items'))
  const returns = readItems(read('returns'), true)
  if (returns === undefined) return wrong('items', read('returns'))
  const currency = read('currency').toUpperCase() || usual || ''
  if (!isCurrency(currency)) return wrong('currency', currency)
  if (marketplace && currency !== marketplace.currency) return wrong('other-currency', currency)
  return readStatus(read, plan) === 'reversed'
    ? { day, currency, amount: 0, items: 0 }
    : { day, currency, amount, items: items - Math.abs(returns) }
}

/** Whether the row counts. The author was asked for the meaning of every other value. */
export function readStatus(read: ReadField, { columns, statuses }: ReportPlan): RowStatus {
  return columns.status === undefined
    ? 'earned'
    : (statuses[normalizeStatus(read('status'))] ?? 'earned')
}

function readTexts(
  read: ReadField,
  { source, kind }: ReportPlan,
  { marketplace }: Notation,
  { currency }: Numbers,
): Omit<EarningRow, keyof Numbers> {
  // For Amazon, it names who sells the item.
  const advertiser = marketplace ? '' : read('advertiser').slice(0, EARNING_TEXT_MAX_LENGTH).trim()
  const book = parseBookIdentifier(read('book'))
  const country = read('country').toUpperCase()
  return {
    source,
    kind,
    seller: marketplace
      ? `amazon-${marketplace.code}`
      : source === 'bookshop'
        ? findBookshop(currency)
        : findAdvertiser(source, advertiser, read('advertiserId')),
    advertiser,
    tag: read('tag').slice(0, EARNING_TAG_MAX_LENGTH).trim(),
    book: book ? identifierKey(book) : null,
    title: read('title').slice(0, EARNING_TEXT_MAX_LENGTH).trim(),
    country: marketplace?.country ?? (isCountryCode(country) ? country : null),
    reference: read('reference').slice(0, EARNING_TAG_MAX_LENGTH).trim(),
    occurrence: 0,
  }
}

function wrong(code: ReportProblemCode, value: string): RowProblem {
  return { code, value: value.slice(0, 40) }
}

/** Bookshop.org has one store for each of its two currencies. */
function findBookshop(currency: string): string | null {
  return { USD: 'bookshop-us', GBP: 'bookshop-uk' }[currency] ?? null
}

function readItems(text: string, mayBeMissing: boolean): number | undefined {
  if (text === '' && mayBeMissing) return 0
  const items = /^-?\d{1,6}(?:[.,]0+)?$/.test(text) ? Number.parseInt(text, 10) : Number.NaN
  return Math.abs(items) <= EARNING_ITEMS_MAX ? items : undefined
}
