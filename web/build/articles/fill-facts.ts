import { countryCodes } from '@everyshelf/domain/countries'
import { RECENT_CLICK_DAYS } from '@everyshelf/domain/limits'
import { marketplaces } from '@everyshelf/domain/marketplaces'
import {
  FREE_SAVED_LINK_LIMIT,
  MONEY_BACK_DAYS,
  PREMIUM_PRICE_TEXT,
} from '@everyshelf/domain/plans'

const facts: Readonly<Record<string, string | number>> = {
  'amazon-stores': marketplaces.length,
  countries: countryCodes.length,
  'free-links': FREE_SAVED_LINK_LIMIT,
  'money-back-days': MONEY_BACK_DAYS,
  'premium-price': PREMIUM_PRICE_TEXT,
  'recent-click-days': RECENT_CLICK_DAYS,
}

/**
 * Fills numbers and prices into an article, so that they always match the code.
 *
 * @example fillFacts('in {{countries}} countries') // 'in 250 countries'
 */
export function fillFacts(text: string): string {
  return text.replace(/\{\{([a-z-]+)\}\}/g, (_, name: string) => {
    const fact = facts[name]
    if (fact === undefined) throw new Error(`unknown fact: ${name}`)
    return String(fact)
  })
}
