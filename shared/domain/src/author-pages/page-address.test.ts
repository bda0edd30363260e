import { expect, test } from 'vitest'
import { authorPagePath, suggestPageAddress } from './page-address.ts'

test.each([
  ['Ada Lind', 'ada-lind'],
  ['  Émile  ZOLA ', 'emile-zola'],
  ['J. R. R. Tolkien', 'j-r-r-tolkien'],
  ["Flannery O'Connor", 'flannery-oconnor'],
  ['Ørsted & Søn', 'orsted-son'],
  ['Straße', 'strasse'],
  [`${'Ada '.repeat(20)}`, 'ada-ada-ada-ada-ada-ada-ada-ada-ada-ada'],
  ['Al', ''],
  ['村上春樹', ''],
  ['About', ''],
])('suggests for %j the address %j', (name, address) => {
  expect(suggestPageAddress(name)).toBe(address)
})

test('an author page has a short path', () => {
  expect(authorPagePath('ada-lind')).toBe('/by/ada-lind')
})
