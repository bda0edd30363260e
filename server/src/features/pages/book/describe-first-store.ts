import { fill } from '@everyshelf/domain/messages'
import { retailerName } from '@everyshelf/domain/retailers'
import { describeRoute } from './describe-route.ts'
import type { ReaderPage } from './reader-page.ts'

const aboutCountry = ['country-known', 'country-unknown', 'link-default-country']

/** Explains why the large button leads to its store. */
export function describeFirstStore({
  large,
  reasons,
  language,
  messages,
}: ReaderPage): readonly string[] {
  const reason = large?.kind === 'retailer' ? large.reason : null
  if (large?.kind !== 'retailer' || (reason !== 'favorite' && reason !== 'look')) {
    return describeRoute(reasons, language)
  }
  const store = retailerName(large.retailerRoute.retailer.code, language)
  const country = reasons.filter(({ code }) => aboutCountry.includes(code))
  return [
    ...describeRoute(country, language),
    fill(reason === 'favorite' ? messages.remembered : messages.storeFirst, { store }),
  ]
}
