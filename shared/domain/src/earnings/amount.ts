/** Amounts are whole numbers of ten-thousandths of the currency's unit, so no sum is ever rounded. */
export const AMOUNT_SCALE = 10_000
/** The largest amount of one row. Sums of all rows of an account stay exact. */
export const AMOUNT_MAX = 4_000_000 * AMOUNT_SCALE

/** What separates the decimals in the amounts of a file. */
export type DecimalMark = '.' | ','

const NUMBER_AND_CURRENCY =
  /^(?<open>\()?(?<sign>[-−+])? ?(?:\p{Sc}|[A-Z]{1,3}\$|[A-Z]{3}|Rs\.?|kr)? ?(?<inner>[-−])?(?<digits>[\d.,'’ ]*\d)(?<trailing>-)? ?(?:\p{Sc}|[A-Z]{3}|円|kr|zł|TL)?\)?$/u

/** Some files have spaces that do not break, and full-width digits. */
function normalize(text: string): string {
  return text.normalize('NFKC').trim()
}

function readDigits(text: string): { digits: string; isNegative: boolean } | undefined {
  const groups = NUMBER_AND_CURRENCY.exec(normalize(text))?.groups
  const { open, sign, inner, trailing, digits = '' } = groups ?? {}
  if (!groups || (open !== undefined) !== text.trim().endsWith(')')) return undefined
  const minuses = [sign === '-' || sign === '−', inner, trailing, open].filter(Boolean).length
  if (minuses > 1) return undefined
  return { digits, isNegative: minuses === 1 }
}

/**
 * Parses an amount into ten-thousandths. More decimals are rounded. Undefined if the text is not an amount,
 * or exceeds `AMOUNT_MAX`.
 *
 * @example parseAmount('-1.234,50 €', ',') // -12345000
 */
export function parseAmount(text: string, mark: DecimalMark): number | undefined {
  const read = readDigits(text)
  if (!read) return undefined
  const group = mark === '.' ? ',' : '\\.'
  const form = new RegExp(
    `^(\\d+|\\d{1,3}(?:[${group}'’ ]\\d{2,3})*[${group}'’ ]\\d{3})?(?:\\${mark}(\\d+))?$`,
  )
  const [matched, whole = '0', decimals = ''] = form.exec(read.digits) ?? []
  if (matched === undefined) return undefined
  const units = Number(whole.replace(/\D/g, ''))
  const fraction = Math.round(Number(`0.${decimals || '0'}`) * AMOUNT_SCALE)
  const amount = units * AMOUNT_SCALE + fraction
  if (amount > AMOUNT_MAX) return undefined
  return read.isNegative && amount !== 0 ? -amount : amount
}

export type FoundMark =
  | { readonly mark: DecimalMark }
  /** The first amount that contradicts an earlier one. */
  | { readonly conflict: number }

/**
 * Finds the decimal mark that all amounts of a file agree on; the fallback if none of them shows it,
 * such as `1,234`.
 *
 * @example findDecimalMark(['12', '3,50'], '.') // { mark: ',' }
 */
export function findDecimalMark(texts: readonly string[], fallback: DecimalMark): FoundMark {
  let found: DecimalMark | undefined
  for (const [index, text] of texts.entries()) {
    const mark = showMark(normalize(text))
    if (mark && found && mark !== found) return { conflict: index }
    found ??= mark
  }
  return { mark: found ?? fallback }
}

/** The decimal mark, if this amount alone is enough to tell. */
function showMark(text: string): DecimalMark | undefined {
  const marks = text.match(/[.,](?=\d)/g) ?? []
  const [last] = marks.slice(-1) as DecimalMark[]
  if (last === undefined) return undefined
  if (new Set(marks).size === 2) return last
  if (marks.length > 1) return last === '.' ? ',' : '.'
  const [, before = '', after = ''] = /(\d*)[.,](\d+)/.exec(text) ?? []
  return after.length !== 3 || before === '' || /^0+$/.test(before) ? last : undefined
}

const formats = new Map<string, Intl.NumberFormat>()

/**
 * Formats an amount with its currency. `decimals` replaces the currency's usual number of decimals.
 *
 * @example formatAmount(39900, 'USD') // '$3.99'
 */
export function formatAmount(amount: number, currency: string, decimals?: number): string {
  const key = `${currency} ${decimals}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      ...(decimals !== undefined && {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }),
    })
    formats.set(key, format)
  }
  return format.format(amount / AMOUNT_SCALE)
}

/**
 * What one click earned on average, with at most four decimals; null without clicks.
 *
 * @example earningsPerClick(39900, 3) // 13300
 */
export function earningsPerClick(amount: number, clicks: number | null): number | null {
  return clicks ? Math.round(amount / clicks) : null
}

/**
 * Formats an amount without its currency, for files.
 *
 * @example formatDecimal(-39950) // '-3.995'
 */
export function formatDecimal(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(5, '0')
  const decimals = digits.slice(-4).replace(/0{1,2}$/, '')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -4)}.${decimals}`
}
