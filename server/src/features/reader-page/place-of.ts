import { getMarketplace } from '@everyshelf/domain/marketplaces'
import type { Route } from '@everyshelf/domain/routing'
import { countryNamesIn } from './country-names.ts'
import { messagesIn, type PageLanguage } from './messages/languages.ts'
import { fill } from './messages/messages.ts'

interface Place {
  readonly route: Route
  readonly language: PageLanguage
}

/** Whose store a route leads to. @example placeOf(page) // 'Your store – Germany' */
export function placeOf({ route, language }: Place): string {
  const messages = messagesIn[language]
  if (!route.country) return messages.defaultStore
  const country = countryNamesIn(language).get(route.country) ?? route.country
  const isOwn = getMarketplace(route.marketplace).country === route.country
  return fill(isOwn ? messages.yourStore : messages.nearestStore, { country })
}
