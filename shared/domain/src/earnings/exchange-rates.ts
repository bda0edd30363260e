/** What one unit of a currency is worth in the currency of the total, as the author entered it: `0.92`. */
export type ExchangeRates = Readonly<Record<string, string>>

const RATE = /^(?:0|[1-9]\d{0,5})(?:\.\d{1,6})?$/
const RATE_SCALE = 1_000_000n

/**
 * Parses a rate as people type it, with a dot or a comma. Undefined if it is not a positive number.
 *
 * @example parseRate(' 0,92 ') // '0.92'
 */
export function parseRate(text: string): string | undefined {
  const rate = text.normalize('NFKC').trim().replace(',', '.')
  return RATE.test(rate) && /[1-9]/.test(rate) ? rate : undefined
}

/**
 * Converts an amount by a rate, rounded to a ten-thousandth.
 *
 * @example convertAmount(100_000, '0.92') // 92000
 */
export function convertAmount(amount: number, rate: string): number {
  const [units = '0', decimals = ''] = rate.split('.')
  const scaled = BigInt(units) * RATE_SCALE + BigInt(decimals.padEnd(6, '0'))
  const product = BigInt(Math.abs(amount)) * scaled
  const rounded = Number((product + RATE_SCALE / 2n) / RATE_SCALE)
  return amount < 0 && rounded > 0 ? -rounded : rounded
}

/**
 * The function that converts into one currency; undefined if a rate is missing.
 *
 * @example createConverter('EUR', { USD: '0.92' }, ['USD'])?.(10_000, 'USD') // 9200
 */
export function createConverter(
  to: string,
  rates: ExchangeRates,
  currencies: readonly string[],
): ((amount: number, currency: string) => number) | undefined {
  const rateOf = (currency: string) =>
    Object.hasOwn(rates, currency) ? rates[currency] : undefined
  const needed = currencies.filter((currency) => currency !== to)
  if (!needed.every(rateOf)) return undefined
  return (amount, currency) =>
    convertAmount(amount, currency === to ? '1' : (rateOf(currency) ?? '0'))
}
