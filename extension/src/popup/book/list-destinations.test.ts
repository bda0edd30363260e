import type { EditionFormat } from '@everyshelf/domain/books'
import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { defaultLinkSettings, type LinkSettings } from '@everyshelf/domain/links'
import { expect, test } from 'vitest'
import { listDestinations } from './list-destinations.ts'

function landingsOf(
  key: string,
  settings: LinkSettings | null = null,
  format: EditionFormat | null = null,
) {
  const identifier = parseBookIdentifier(key)
  if (!identifier) throw new RangeError(key)
  return Object.fromEntries(
    listDestinations(identifier, format, settings).map(({ marketplace, storeName, countries }) => [
      marketplace ?? storeName,
      countries,
    ]),
  )
}

test('readers of a printed book land in the store for their country or its neighbor', () => {
  expect(landingsOf('9780141439587')).toMatchObject({
    us: ['US'],
    uk: expect.arrayContaining(['GB']),
    de: ['DE', 'AT', 'CH'],
    jp: ['JP'],
    au: ['AU', 'NZ'],
  })
})

test('readers of a B0 ASIN land by the format that the page gives', () => {
  expect(landingsOf('B0CRQLM5V7')).toMatchObject({ uk: ['GB', 'IE'] })
  expect(landingsOf('B0CRQLM5V7', null, 'paperback')).toMatchObject({ uk: ['GB'], ie: ['IE'] })
})

test('readers with a rule of the owner land at its store', () => {
  const settings: LinkSettings = {
    ...defaultLinkSettings,
    rules: [{ countries: ['DE'], target: { kind: 'retailer', retailer: 'kobo' } }],
  }
  expect(landingsOf('9780141439587', settings)).toMatchObject({
    'Rakuten Kobo': ['DE'],
    de: ['AT', 'CH'],
  })
})

test('readers of a saved link land where its owner has decided', () => {
  const settings: LinkSettings = { ...defaultLinkSettings, excluded: ['de'] }
  const landings = landingsOf('9780141439587', settings)
  expect(landings).not.toHaveProperty('de')
  expect(Object.values(landings).flat()).toContain('DE')
})
