import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { plainLink, type RetailerPreferences, type RoutableLink } from '@everyshelf/domain/routing'
import { describe, expect, test } from 'vitest'
import { filterRows, listRetailerOrder, moveRetailer, switchRetailer } from './retailer-order.ts'

function linkWith(choices: Partial<RetailerPreferences>, text = '9780441172719'): RoutableLink {
  const identifier = parseBookIdentifier(text)
  if (!identifier) throw new Error('fixture')
  const link = plainLink(identifier)
  return { ...link, retailers: { ...link.retailers, ...choices } }
}

const positionsOf = (link: RoutableLink) =>
  listRetailerOrder(link, 'GB')
    .filter(({ position }) => position !== null)
    .map(({ retailer }) => retailer.code)

describe('the retailers of a page', () => {
  test('are in the order of the owner, and say which are hidden', () => {
    const rows = listRetailerOrder(linkWith({ order: ['thalia', 'kobo'], off: ['kobo'] }), 'GB')
    expect(
      rows.slice(0, 2).map(({ retailer, position, isOn }) => [retailer.code, position, isOn]),
    ).toEqual([
      ['thalia', 0, true],
      ['kobo', 1, false],
    ])
    // Then the country's own, as its readers see them.
    expect(rows[2]?.retailer.countries[0]).toBe('GB')
    expect(rows.length).toBeGreaterThan(40)
  })

  test('are none for a book that only Amazon knows', () => {
    expect(listRetailerOrder(linkWith({}, 'B00ICH9SAC'), 'GB')).toEqual([])
  })

  test('are found by name and by country, wherever they sell', () => {
    const rows = listRetailerOrder(linkWith({ order: ['kobo'] }), 'GB')
    const codes = (text: string, country: 'GB' | 'DE' | null) =>
      filterRows(rows, { text, country }).map(({ retailer }) => retailer.code)
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
] as const)('%s moves %s', (letter, direction, after) => {
  const codes = { a: 'thalia', b: 'kobo', c: 'waterstones', d: 'hugendubel' }
  const order = [codes.a, codes.b, codes.c]
  const link = linkWith({ order })
  expect(positionsOf(link)).toEqual(order)
  expect(moveRetailer(listRetailerOrder(link, 'GB'), codes[letter], direction)).toEqual(
    after.map((one) => codes[one]),
  )
})

test('a retailer is hidden once, and shown again', () => {
  expect(switchRetailer(['kobo'], 'thalia', false)).toEqual(['kobo', 'thalia'])
  expect(switchRetailer(['kobo'], 'kobo', false)).toEqual(['kobo'])
  expect(switchRetailer(['kobo', 'thalia'], 'kobo', true)).toEqual(['thalia'])
})
