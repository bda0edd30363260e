import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { plainLink, type RoutableLink } from '@everyshelf/domain/routing'
import { describe, expect, test } from 'vitest'
import { describeLanding, describeLeavingOut } from '../stores/store-words.ts'
import { listLandings, untaggedUrl } from './landings.ts'

const dune = parseBookIdentifier('9780441172719')
if (!dune) throw new Error('fixture')
const link = plainLink(dune, { isPremium: true, tags: { de: 'ada-21' as never } })
const change = (changes: Partial<RoutableLink>): RoutableLink => ({ ...link, ...changes })

describe('listLandings', () => {
  test('gives every country one store', () => {
    const { byStore, unsold } = listLandings(link)
    expect(byStore.get('br')).toEqual(['BR'])
    expect(byStore.get('de')).toContain('AT')
    expect([...byStore.values()].flat()).toHaveLength(250)
    expect(unsold).toEqual([])
  })

  test('leads the readers of a store that is left out to the next', () => {
    const { byStore } = listLandings(change({ excluded: ['ie'] }))
    expect(byStore.get('ie')).toBeUndefined()
    expect(byStore.get('de')).toContain('IE')
  })

  test('has no store where nothing is sold', () => {
    const editions = [{ format: 'paperback', identifier: dune, notSoldIn: ['JP'] }] as const
    expect(listLandings(change({ editions })).unsold).toEqual(['JP'])
  })
})

test('an owner looks without a tag', () => {
  expect(untaggedUrl(link, 'DE')).toBe('https://www.amazon.de/dp/0441172717')
})

test.each([
  ['DE', ['AT', 'DE', 'PL'], 'Readers in Germany, Austria and Poland'],
  ['DE', ['AT', 'DE', 'PL', 'CZ', 'LI'], 'Readers in Germany, Austria, Czechia and 2 more'],
  ['DE', [], 'Nobody lands here now'],
] as const)('names who lands in the store of %s', (home, countries, words) => {
  expect(describeLanding(home, countries)).toBe(words)
})

test('tells what leaving a store out does', () => {
  expect(describeLeavingOut(link, 'ie')).toBe('Its readers would be led to Amazon Germany.')
  const without = change({ excluded: ['ie'] })
  expect(describeLeavingOut(without, 'ie')).toBe('Its readers are led to Amazon Germany.')
  const none = change({ excluded: ['us', 'de'] })
  expect(describeLeavingOut(none, 'de')).toBe(
    'Every other store is left out too, so readers still land here: a link is never a dead end.',
  )
})
