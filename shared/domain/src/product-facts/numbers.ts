import { getDisclosure, listProgramFields } from '../affiliate/index.ts'
import { countryCodes } from '../countries/index.ts'
import {
  AUTHOR_PAGE_LIMIT,
  HIT_RETENTION_MONTHS,
  RECENT_CLICK_DAYS,
  TOTALS_RETENTION_MONTHS,
} from '../limits/index.ts'
import { marketplaces } from '../marketplaces/index.ts'
import { FREE_SAVED_LINK_LIMIT, MONEY_BACK_DAYS, PREMIUM_PRICE_TEXT } from '../plans/index.ts'
import { type BookFormat, type Retailer, retailers } from '../retailers/index.ts'
import { EXTENSION_LANGUAGES, READER_PAGE_LANGUAGES } from './languages.ts'

const listed = retailers.filter(({ status, code }) => status === 'active' && code !== 'amazon')
const count = (isCounted: (retailer: Retailer) => boolean) => listed.filter(isCounted).length
const sells = (format: BookFormat) => count(({ formats }) => formats.includes(format))
const opens = (kind: string | undefined) => count(({ isbnLink }) => isbnLink?.kind === kind)
const disclosures = marketplaces.map(({ code }) => getDisclosure(code))

/** The numbers that texts state: what our tables have, prices, and limits. `other` stores are those besides Amazon. */
export const productNumbers = {
  'amazon-stores': marketplaces.length,
  'kindle-stores': marketplaces.filter(({ sellsKindle }) => sellsKindle).length,
  countries: countryCodes.length,
  'other-stores': listed.length,
  'other-store-countries': new Set(listed.flatMap(({ countries }) => countries)).size,
  'print-stores': sells('print'),
  'ebook-stores': sells('ebook'),
  'audio-stores': sells('audio'),
  'stores-by-page': opens('product'),
  'stores-by-search': opens('search'),
  'stores-without-link': opens(undefined),
  'affiliate-id-stores': count((retailer) => listProgramFields(retailer).length > 0),
  'statement-languages': new Set(disclosures.map(({ language }) => language)).size,
  'note-languages': new Set(disclosures.map(({ noteLanguage }) => noteLanguage)).size,
  'reader-page-languages': READER_PAGE_LANGUAGES,
  'extension-languages': EXTENSION_LANGUAGES,
  'free-links': FREE_SAVED_LINK_LIMIT,
  'premium-price': PREMIUM_PRICE_TEXT,
  'money-back-days': MONEY_BACK_DAYS,
  'author-page-limit': AUTHOR_PAGE_LIMIT,
  'recent-click-days': RECENT_CLICK_DAYS,
  'hit-months': HIT_RETENTION_MONTHS,
  'total-months': TOTALS_RETENTION_MONTHS,
} as const
