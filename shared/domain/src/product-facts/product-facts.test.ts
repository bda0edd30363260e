import { expect, test } from 'vitest'
import {
  CLICKS_COUNTED,
  describeFact,
  PRIVACY_SUMMARY,
  productFacts,
  productNumbers,
} from './index.ts'

test.each([
  ['price', 'Free for 5 saved links; Premium $3.99/month at launch'],
  ['author-pages', '1 free; up to 20 with Premium, with all of an author’s books'],
  ['own-tags', 'Yes, with Premium'],
  ['attribution', 'Yes, with Premium, on the link for ads, one tag per store'],
  ['reader-page', 'Yes, by country, in 12 languages'],
  ['click-history', '30 days free; 13 months of detail, 25 months of daily totals with Premium'],
  ['pixels', 'No'],
  ['any-address', 'Books only'],
  ['tags-by-channel', 'With Premium, one for each store; each channel follows the program’s rules'],
] as const)('describes %s as "%s"', (name, text) => {
  expect(describeFact(productFacts[name])).toBe(text)
})

test('numbers are those of the tables, prices, and limits', () => {
  expect(productNumbers).toMatchObject({
    'amazon-stores': 23,
    'kindle-stores': 13,
    countries: 250,
    'other-stores': 64,
    'other-store-countries': 36,
    'print-stores': 58,
    'ebook-stores': 30,
    'audio-stores': 15,
    'stores-by-page': 18,
    'stores-by-search': 40,
    'stores-without-link': 6,
    'affiliate-id-stores': 19,
    'statement-languages': 8,
    'note-languages': 10,
    'free-links': 5,
    'premium-price': '$3.99/month',
    'money-back-days': 30,
    'author-page-limit': 20,
    'recent-click-days': 30,
    'hit-months': 13,
    'total-months': 25,
  })
})

test('texts about privacy and clicks have the agreed words', () => {
  expect(PRIVACY_SUMMARY).toBe(
    'We store no IP addresses, and following a link sets no cookie. An anonymous code that changes daily counts unique readers; it is deleted within two days. Nothing leads from a click to a person.',
  )
  expect(CLICKS_COUNTED).toBe('People only. Bots and double clicks excluded.')
})
