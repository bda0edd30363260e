import { expect, test } from 'vitest'
import { type BookIdentifier, parseBookIdentifier } from '../identifiers/index.ts'
import { marketplaces } from '../marketplaces/index.ts'
import { buildAmazonSearchUrl, buildAmazonUrl } from './index.ts'

const identifier = (text: string) => parseBookIdentifier(text) as BookIdentifier

test.each([
  ['de', '9780143127741', 'ada-21', 'https://www.amazon.de/dp/0143127748?tag=ada-21'],
  ['us', '080442957X', null, 'https://www.amazon.com/dp/080442957X'],
  ['uk', 'B00ICH9SAC', null, 'https://www.amazon.co.uk/dp/B00ICH9SAC'],
  ['fr', '9791090636071', null, 'https://www.amazon.fr/s?k=9791090636071&i=stripbooks'],
  [
    'au',
    '9798776159572',
    'ada-22',
    'https://www.amazon.com.au/s?k=9798776159572&i=stripbooks&tag=ada-22',
  ],
] as const)('%s, %s, tag %s: %s', (marketplace, text, tag, expected) => {
  expect(buildAmazonUrl(marketplace, identifier(text), tag)).toBe(expected)
})

test.each(marketplaces)('never builds /dp/ with thirteen digits at $domain', ({ code }) => {
  for (const text of ['9780143127741', '9791090636071']) {
    expect(buildAmazonUrl(code, identifier(text))).not.toMatch(/\/dp\/\d{13}/)
  }
})

test('searches for an ISBN among books, and for an ASIN in all departments', () => {
  expect(buildAmazonSearchUrl('de', identifier('9780143127741'), 'ada-21')).toBe(
    'https://www.amazon.de/s?k=9780143127741&i=stripbooks&tag=ada-21',
  )
  expect(buildAmazonSearchUrl('de', identifier('B00ICH9SAC'))).toBe(
    'https://www.amazon.de/s?k=B00ICH9SAC',
  )
})
