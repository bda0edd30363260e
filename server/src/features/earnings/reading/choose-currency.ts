import { createConverter } from '@everyshelf/domain/earnings'
import type { EarningSettings } from '../earning-settings.repo.ts'
import type { CurrencyGroup } from './earning-sums.repo.ts'

/** The one currency in which a period is shown. */
export interface CurrencyChoice {
  /** Null if there are no earnings. */
  readonly currency: string | null
  /** Whether other currencies are converted into it, by the author's rates. */
  readonly isConverted: boolean
  /** Undefined for an amount in another currency that is not converted. */
  readonly toAmount: (amount: number, currency: string) => number | undefined
}

/**
 * Chooses the requested currency; else the author's, if the rates for all others are known; else the one
 * that occurs in the most groups. Amounts are never converted by a rate that the author did not enter.
 */
export function chooseCurrency(
  groups: readonly Pick<CurrencyGroup, 'currency'>[],
  settings: Pick<EarningSettings, 'currency' | 'rates'>,
  requested: string | undefined,
): CurrencyChoice {
  const counts = new Map<string, number>()
  for (const { currency } of groups) counts.set(currency, 1 + (counts.get(currency) ?? 0))
  const currencies = [...counts.keys()]
  if (requested === undefined && settings.currency !== null) {
    const { currency } = settings
    const toAmount = createConverter(currency, settings.rates, currencies)
    const isConverted = currencies.some((one) => one !== currency)
    const hasRate = (one: string) => one === currency || Object.hasOwn(settings.rates, one)
    if (toAmount && currencies.length > 0) {
      return {
        currency,
        isConverted,
        toAmount: (amount, one) => (hasRate(one) ? toAmount(amount, one) : undefined),
      }
    }
  }
  const [most = null] = currencies.toSorted(
    (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1),
  )
  const currency = requested ?? most
  return {
    currency,
    isConverted: false,
    toAmount: (amount, other) => (other === currency ? amount : undefined),
  }
}
