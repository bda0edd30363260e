import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { plainLink, type RoutableLink, type ShopChoices } from '@everyshelf/domain/routing'
import { describe, expect, test } from 'vitest'
import { filterRows, listShopRows, moveShop, switchShop } from './shop-order.ts'

function linkWith(choices: Partial<ShopChoices>, text = '9780441172719'): RoutableLink {
  const identifier = parseBookIdentifier(text)
  if (!identifier) throw new Error('fixture')
  const link = plainLink(identifier)
  return { ...link, shops: { ...link.shops, ...choices } }
}

const placesOf = (link: RoutableLink) =>
  listShopRows(link, 'GB')
    .filter(({ place }) => place !== null)
    .map(({ shop }) => shop.code)

describe('the shops of a page', () => {
  test('stand in the order of the owner, and say which are left out', () => {
    const rows = listShopRows(linkWith({ order: ['thalia', 'kobo'], off: ['kobo'] }), 'GB')
    expect(rows.slice(0, 2).map(({ shop, place, isOn }) => [shop.code, place, isOn])).toEqual([
      ['thalia', 0, true],
      ['kobo', 1, false],
    ])
    // Then the country's own, as its readers see them.
    expect(rows[2]?.shop.countries[0]).toBe('GB')
    expect(rows.length).toBeGreaterThan(40)
  })

  test('are none for a book that only Amazon knows', () => {
    expect(listShopRows(linkWith({}, 'B00ICH9SAC'), 'GB')).toEqual([])
  })

  test('are found by name and by country, wherever they sell', () => {
    const rows = listShopRows(linkWith({ order: ['kobo'] }), 'GB')
    const codes = (text: string, country: 'GB' | 'DE' | null) =>
      filterRows(rows, { text, country }).map(({ shop }) => shop.code)
    expect(codes('thal', 'GB')).toEqual(['thalia'])
    expect(codes('germany', null)).toContain('thalia')
    expect(codes('', 'GB')).toContain('waterstones')
    expect(codes('', 'GB')).not.toContain('thalia')
    expect(codes('', 'GB')[0]).toBe('kobo')
    expect(codes('nowhere', null)).toEqual([])
  })
})

test.each([
  ['c', 'up', ['a', 'c', 'b']],
  ['a', 'up', ['a', 'b', 'c']],
  ['a', 'down', ['b', 'a', 'c']],
  ['c', 'down', ['a', 'b']],
  ['d', 'up', ['a', 'b', 'c', 'd']],
  ['d', 'down', ['a', 'b', 'c']],
] as const)('%s moves %s', (letter, way, after) => {
  const codes = { a: 'thalia', b: 'kobo', c: 'waterstones', d: 'hugendubel' }
  const order = [codes.a, codes.b, codes.c]
  const link = linkWith({ order })
  expect(placesOf(link)).toEqual(order)
  expect(moveShop(listShopRows(link, 'GB'), codes[letter], way)).toEqual(
    after.map((one) => codes[one]),
  )
})

test('a shop is left out once, and shown again', () => {
  expect(switchShop(['kobo'], 'thalia', false)).toEqual(['kobo', 'thalia'])
  expect(switchShop(['kobo'], 'kobo', false)).toEqual(['kobo'])
  expect(switchShop(['kobo', 'thalia'], 'kobo', true)).toEqual(['thalia'])
})
