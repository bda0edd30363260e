import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { parseRetailerPage } from '@everyshelf/domain/product-urls'
import { plainLink, type RoutableLink } from '@everyshelf/domain/routing'
import { expect, test } from 'vitest'
import { filterRetailers, listRetailers, noFilter } from './list-retailers.ts'

const dune = parseBookIdentifier('9780441172719')
const kindle = parseBookIdentifier('B00B7NPRY8')
const koboPage = parseRetailerPage('kobo', 'https://www.kobo.com/us/en/ebook/dune')
if (!dune || !kindle || !koboPage) throw new Error('fixture')

const rowOf = (link: RoutableLink, code: string) => {
  const row = listRetailers(link).find(({ retailer }) => retailer.code === code)
  if (!row) throw new Error(`no row of ${code}`)
  const { retailer: _retailer, ...facts } = row
  return facts
}

test('a retailer has the kind of page that its readers get', () => {
  const link = plainLink(dune)
  expect(rowOf(link, 'waterstones')).toEqual({ isOn: true, state: 'product', isPaid: false })
  expect(rowOf(link, 'kobo')).toEqual({ isOn: true, state: 'search', isPaid: false })
  expect(rowOf(plainLink(kindle), 'waterstones')).toMatchObject({ state: 'none' })
})

test('a custom page, a switch and affiliate IDs are listed', () => {
  const link: RoutableLink = {
    ...plainLink(dune, {
      isPremium: true,
      tags: {},
      programs: { 'bookshop-us': { affiliateId: '4711' } },
    }),
    retailers: { order: [], off: ['waterstones'], pages: { kobo: koboPage } },
  }
  expect(rowOf(link, 'kobo')).toEqual({ isOn: true, state: 'own-page', isPaid: false })
  expect(rowOf(link, 'waterstones')).toMatchObject({ isOn: false })
  expect(rowOf(link, 'bookshop-us')).toMatchObject({ isPaid: true })
})

test('closed retailers have no row', () => {
  expect(listRetailers(plainLink(dune)).map(({ retailer }) => retailer.code)).not.toContain(
    'bookdepository',
  )
})

test('retailers are found by name, country and format together', () => {
  const rows = listRetailers(plainLink(dune))
  const found = (filter: Partial<typeof noFilter>) =>
    filterRetailers(rows, { ...noFilter, ...filter }).map(({ retailer }) => retailer.name)
  expect(found({})).toHaveLength(rows.length)
  expect(found({ name: ' BOOKSHOP' })).toEqual(['Bookshop.org', 'Bookshop.org UK'])
  expect(found({ name: 'bookshop', country: 'GB' })).toEqual(['Bookshop.org UK'])
  expect(found({ name: 'bookshop', format: 'ebook' })).toEqual(['Bookshop.org'])
  expect(found({ name: 'bookshop', format: 'audio' })).toEqual([])
})
