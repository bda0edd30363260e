import { describe, expect, test } from 'vitest'
import { type BookIdentifier, parseBookIdentifier } from '../identifiers/index.ts'
import { plainLink, type ReaderRule, type RoutableLink } from '../routing/index.ts'
import { findButtonRetailer } from './index.ts'

const book = (text: string) => parseBookIdentifier(text) as BookIdentifier
const link = plainLink(book('9780441172719'))
const inGermany = { country: 'DE', listed: 'DE' } as const

const withOrder = (order: readonly string[], off: readonly string[] = []): RoutableLink => ({
  ...link,
  retailers: { order, off, pages: {} },
})
const withRule = (target: ReaderRule['target']): RoutableLink => ({
  ...withOrder(['thalia']),
  rules: [{ countries: ['DE'], target }],
})
const codeOf = (...args: Parameters<typeof findButtonRetailer>) =>
  findButtonRetailer(...args)?.retailerRoute.retailer.code ?? 'amazon'

describe('the large button', () => {
  test('is Amazon by default', () => {
    expect(codeOf(withOrder(['thalia']), 'amazon', inGermany)).toBe('amazon')
  })

  test('is the chosen retailer where it sells', () => {
    expect(findButtonRetailer(link, 'kobo', inGermany)).toMatchObject({
      retailerRoute: { retailer: { code: 'kobo' }, kind: 'search' },
      reason: 'look',
    })
    expect(codeOf(link, 'thalia', { country: 'FR', listed: 'FR' })).toBe('amazon')
    expect(codeOf(withOrder([], ['kobo']), 'kobo', inGermany)).toBe('amazon')
    expect(codeOf(plainLink(book('B00ICH9SAC')), 'kobo', inGermany)).toBe('amazon')
  })

  test('is the first retailer in the owner’s order that sells in the country', () => {
    const ordered = withOrder(['fnac', 'kobo', 'thalia'], ['kobo'])
    expect(codeOf(ordered, 'first', inGermany)).toBe('thalia')
    expect(codeOf(ordered, 'first', { country: null, listed: 'US' })).toBe('amazon')
    expect(codeOf(link, 'first', inGermany)).toBe('amazon')
  })

  test.each([
    [{ kind: 'retailer', retailer: 'hugendubel' }, 'hugendubel'],
    [{ kind: 'marketplace', marketplace: 'uk' }, 'amazon'],
    [{ kind: 'edition', identifier: book('9780441172719') }, 'amazon'],
    [{ kind: 'page' }, 'kobo'],
    [{ kind: 'retailer', retailer: 'bookdepository' }, 'kobo'],
  ] as const)('follows the rule %j of the reader’s country', (target, code) => {
    expect(codeOf(withRule(target), 'kobo', inGermany)).toBe(code)
    expect(codeOf(withRule(target), 'kobo', { country: 'AT', listed: 'AT' })).toBe('kobo')
  })
})
