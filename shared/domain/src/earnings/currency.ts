import { marketplaces } from '../marketplaces/index.ts'

/** The currencies of bookstores that pay commissions. */
export const earningCurrencies: readonly string[] = [
  ...new Set([...marketplaces.map(({ currency }) => currency), 'CHF', 'NZD', 'DKK', 'NOK', 'HKD']),
].toSorted()

/**
 * Whether a text is the code of a currency that we know.
 *
 * @example isCurrency('EUR') // true
 */
export function isCurrency(text: string): boolean {
  return earningCurrencies.includes(text)
}

/** The currencies that a sign in a header can stand for. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  US$: ['USD'],
  C$: ['CAD'],
  CA$: ['CAD'],
  CDN$: ['CAD'],
  A$: ['AUD'],
  AU$: ['AUD'],
  MX$: ['MXN'],
  S$: ['SGD'],
  NZ$: ['NZD'],
  HK$: ['HKD'],
  'Rs.': ['INR'],
  Rs: ['INR'],
  円: ['JPY'],
  TL: ['TRY'],
  $: ['USD', 'CAD', 'AUD', 'MXN', 'SGD', 'NZD', 'HKD'],
  '€': ['EUR'],
  '£': ['GBP'],
  '¥': ['JPY'],
  '₹': ['INR'],
  R$: ['BRL'],
  kr: ['SEK', 'NOK', 'DKK'],
  zł: ['PLN'],
  '₺': ['TRY'],
}

/**
 * Finds the currencies that a column's name allows; undefined if it names none.
 *
 * @example findCurrency('Ad Fees(€)') // ['EUR']
 */
export function findCurrency(column: string): readonly string[] | undefined {
  const [, inside = ''] = /\(([^)]*)\)/.exec(column.normalize('NFKC')) ?? []
  return findSign(inside.trim())
}

function findSign(sign: string): readonly string[] | undefined {
  if (isCurrency(sign.toUpperCase())) return [sign.toUpperCase()]
  return Object.hasOwn(SIGNS, sign) ? SIGNS[sign] : undefined
}

/**
 * Finds the currencies that an amount's own sign or code allows; undefined if it has none.
 *
 * @example findAmountCurrency('£0.75') // ['GBP']
 */
export function findAmountCurrency(text: string): readonly string[] | undefined {
  const [sign = ''] =
    /(?:[A-Z]{1,3})?\p{Sc}|[A-Z]{3}|Rs\.?|kr|zł|TL|円/u.exec(text.normalize('NFKC')) ?? []
  return findSign(sign)
}
