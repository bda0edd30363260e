import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { parseShopPage } from '@everyshelf/domain/product-urls'
import { plainLink, type RoutableLink } from '@everyshelf/domain/routing'
import { expect, test } from 'vitest'
import { filterShops, listShopRows, noFilter } from './shop-rows.ts'

const dune = parseBookIdentifier('9780441172719')
const kindle = parseBookIdentifier('B00B7NPRY8')
const koboPage = parseShopPage('kobo', 'https://www.kobo.com/us/en/ebook/dune')
if (!dune || !kindle || !koboPage) throw new Error('fixture')

const rowOf = (link: RoutableLink, code: string) => {
  const row = listShopRows(link).find(({ shop }) => shop.code === code)
  if (!row) throw new Error(`no row of ${code}`)
  const { shop: _shop, ...facts } = row
  return facts
}

test('a shop is told by the address that its readers get', () => {
  const link = plainLink(dune)
  expect(rowOf(link, 'waterstones')).toEqual({ isOn: true, state: 'product', isPaid: false })
  expect(rowOf(link, 'kobo')).toEqual({ isOn: true, state: 'search', isPaid: false })
  expect(rowOf(plainLink(kindle), 'waterstones')).toMatchObject({ state: 'none' })
})

test('an own page, a switch and own numbers are told', () => {
  const link: RoutableLink = {
    ...plainLink(dune, {
      isPremium: true,
      tags: {},
      programmes: { 'bookshop-us': { affiliateId: '4711' } },
    }),
    shops: { order: [], off: ['waterstones'], pages: { kobo: koboPage } },
  }
  expect(rowOf(link, 'kobo')).toEqual({ isOn: true, state: 'own-page', isPaid: false })
  expect(rowOf(link, 'waterstones')).toMatchObject({ isOn: false })
  expect(rowOf(link, 'bookshop-us')).toMatchObject({ isPaid: true })
})

test('shops that are gone have no row', () => {
  expect(listShopRows(plainLink(dune)).map(({ shop }) => shop.code)).not.toContain('bookdepository')
})

test('shops are found by name, country and format together', () => {
  const rows = listShopRows(plainLink(dune))
  const found = (filter: Partial<typeof noFilter>) =>
    filterShops(rows, { ...noFilter, ...filter }).map(({ shop }) => shop.name)
  expect(found({})).toHaveLength(rows.length)
  expect(found({ name: ' BOOKSHOP' })).toEqual(['Bookshop.org', 'Bookshop.org UK'])
  expect(found({ name: 'bookshop', country: 'GB' })).toEqual(['Bookshop.org UK'])
  expect(found({ name: 'bookshop', format: 'ebook' })).toEqual(['Bookshop.org'])
  expect(found({ name: 'bookshop', format: 'audio' })).toEqual([])
})
