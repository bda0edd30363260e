import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { plainLink, type RoutableLink } from '@everyshelf/domain/routing'
import { describe, expect, test } from 'vitest'
import { listDestinations, untaggedUrl } from '../../../lib/link-settings/destinations.ts'
import { describeExclusion, describeReaders } from '../marketplaces/marketplace-labels.ts'

const dune = parseBookIdentifier('9780441172719')
if (!dune) throw new Error('fixture')
const link = plainLink(dune, { isPremium: true, tags: { de: 'ada-21' as never } })
const change = (changes: Partial<RoutableLink>): RoutableLink => ({ ...link, ...changes })

describe('listLandings', () => {
  test('gives every country one store', () => {
    const { byMarketplace, unsold } = listDestinations(link)
    expect(byMarketplace.get('br')).toEqual(['BR'])
    expect(byMarketplace.get('de')).toContain('AT')
    expect([...byMarketplace.values()].flat()).toHaveLength(250)
    expect(unsold).toEqual([])
  })

  test('sends the readers of an excluded store to the next', () => {
    const { byMarketplace } = listDestinations(change({ excluded: ['ie'] }))
    expect(byMarketplace.get('ie')).toBeUndefined()
    expect(byMarketplace.get('de')).toContain('IE')
  })

  test('has no store where nothing is sold', () => {
    const editions = [{ format: 'paperback', identifier: dune, notSoldIn: ['JP'] }] as const
    expect(listDestinations(change({ editions })).unsold).toEqual(['JP'])
  })
})

test('an owner looks without a tag', () => {
  expect(untaggedUrl(link, 'DE')).toBe('https://www.amazon.de/dp/0441172717')
})

test.each([
  ['DE', ['AT', 'DE', 'PL'], 'Readers in Germany, Austria, and Poland'],
  ['DE', ['AT', 'DE', 'PL', 'CZ', 'LI'], 'Readers in Germany, Austria, Czechia, and 2 more'],
  ['DE', [], 'No readers are sent here'],
] as const)('names who lands in the store of %s', (home, countries, words) => {
  expect(describeReaders(home, countries)).toBe(words)
})

test('tells what leaving a store out does', () => {
  expect(describeExclusion(link, 'ie')).toBe(
    'If you exclude this store, its readers go to Amazon Germany.',
  )
  const without = change({ excluded: ['ie'] })
  expect(describeExclusion(without, 'ie')).toBe('Its readers go to Amazon Germany.')
  const none = change({ excluded: ['us', 'de'] })
  expect(describeExclusion(none, 'de')).toBe(
    'Every other store is excluded too, so readers still go to this store.',
  )
})
