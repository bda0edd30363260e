import { expect, test } from 'vitest'
import { groupRetailers, type RetailerLinks } from './group-retailers.ts'

function link(name: string, countries: string[]): RetailerLinks[number] {
  return { retailer: name, name, countries, formats: ['print'], kind: 'product', url: '' } as never
}

test('puts stores of the visitor’s country first, then those of many, then the rest by country', () => {
  const links = [
    link('Thalia', ['DE', 'AT']),
    link('Adlibris', ['SE', 'NO', 'FI']),
    link('Fnac', ['FR', 'BE', 'CH', 'ES', 'PT']),
    link('Waterstones', ['GB', 'IE']),
    link('eBay', ['US', 'GB', 'DE', 'FR']),
  ]
  const groups = groupRetailers(links, 'en-GB')
  expect(groups.map(({ title, links }) => [title, links.map(({ name }) => name)])).toEqual([
    ['United Kingdom', ['Waterstones', 'eBay']],
    ['Multiple countries', ['Fnac']],
    ['Germany', ['Thalia']],
    ['Sweden', ['Adlibris']],
  ])
})

test('takes a language without a country for the one where most speak it', () => {
  const [first] = groupRetailers([link('Thalia', ['DE', 'AT'])], 'de')
  expect(first?.title).toBe('Germany')
})
