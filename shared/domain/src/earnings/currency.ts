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
  const sign = inside.trim()
  if (isCurrency(sign.toUpperCase())) return [sign.toUpperCase()]
  return Object.hasOwn(SIGNS, sign) ? SIGNS[sign] : undefined
}
