import { getMarketplace } from '@everyshelf/domain/marketplaces'
import { fill } from '@everyshelf/domain/messages'
import type { PageLanguage } from '@everyshelf/domain/product-facts'
import type { AmazonRoute } from '@everyshelf/domain/routing'
import { countryNamesIn } from '../frame/country-names.ts'
import { messagesIn } from '../messages/languages.ts'

interface StoreRoute {
  readonly route: AmazonRoute
  readonly language: PageLanguage
}

/** The line above the store's button. @example describeStore(page) // 'Your store – Germany' */
export function describeStore({ route, language }: StoreRoute): string {
  const messages = messagesIn[language].book
  if (!route.country) return messages.defaultStore
  const country = countryNamesIn(language).get(route.country) ?? route.country
  const isOwn = getMarketplace(route.marketplace).country === route.country
  return fill(isOwn ? messages.yourStore : messages.nearestStore, { country })
}
