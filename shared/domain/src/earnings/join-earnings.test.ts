import { describe, expect, it, test } from 'vitest'
import type { AffiliateTag } from '../affiliate/index.ts'
import {
  type EarningGroup,
  hasLinkTag,
  joinEarnings,
  type LinkTags,
  type SellerClicks,
} from './join-earnings.ts'

const DUNE = '9780441172719'
const EMMA = '9780141439587'

const own: LinkTags = {
  tags: { us: 'ada-20' as AffiliateTag, de: 'ada-21' as AffiliateTag },
  programs: { bam: { publisherId: '123', adId: '4' } },
  tagChannels: { networks: ['youtube'], isListOptIn: true },
  label: 'everyshelf',
}

function earned(change: Partial<EarningGroup>): EarningGroup {
  const base = {
    source: 'amazon',
    kind: 'commission',
    seller: 'amazon-us',
    advertiser: '',
  } as const
  return { ...base, tag: 'ada-20', book: DUNE, country: 'US', amount: 10_000, items: 1, ...change }
}

function clicksOf(byBook: Record<string, number>, more: Partial<SellerClicks> = {}): SellerClicks {
  const total = Object.values(byBook).reduce((sum, count) => sum + count, 0)
  return {
    total,
    byBook: new Map(Object.entries(byBook)),
    byCountry: new Map([['US', total]]),
    byChannel: new Map([['web', total]]),
    ...more,
  }
}

const sameBook = (key: string) => ([DUNE, EMMA].includes(key) ? key : undefined)

describe('joinEarnings', () => {
  it('joins by tag, store, and book, and keeps what it cannot attribute', () => {
    const groups = [
      earned({ amount: 30_000, items: 3 }),
      earned({ book: 'B0TESTKTCH', amount: 50_000 }),
      earned({ book: null, amount: 1000 }),
      earned({ tag: 'adas-blog-20', amount: 7000 }),
      earned({ kind: 'order', amount: 0, items: 4 }),
    ]
    const clicks = new Map([['amazon-us', clicksOf({ [DUNE]: 8, [EMMA]: 2 })]])
    const joined = joinEarnings(groups, clicks, own, sameBook)
    expect(joined.books).toEqual({
      shares: [
        { value: DUNE, amount: 30_000, items: 3, clicks: 8 },
        { value: EMMA, amount: 0, items: 0, clicks: 2 },
      ],
      unattributed: [
        { reason: 'other-tag', amount: 7000, items: 1 },
        { reason: 'other-item', amount: 50_000, items: 1 },
        { reason: 'no-item', amount: 1000, items: 1 },
      ],
    })
    expect(joined.sellers.shares).toEqual([
      { value: 'amazon-us', amount: 81_000, items: 5, clicks: 10 },
    ])
    expect(joined.linked).toEqual({ amount: 81_000, clicks: 10 })
    expect([joined.items, joined.orderedItems]).toEqual([6, 4])
  })

  it('counts bounties in the total, and neither as a book nor per click', () => {
    const groups = [
      earned({ amount: 30_000, items: 3 }),
      earned({ kind: 'bounty', book: null, amount: 50_000, items: 0 }),
      earned({ kind: 'bounty', book: null, tag: 'adas-blog-20', amount: 10_000, items: 0 }),
    ]
    const clicks = new Map([['amazon-us', clicksOf({ [DUNE]: 10 })]])
    const joined = joinEarnings(groups, clicks, own, sameBook)
    expect(joined.linked).toEqual({ amount: 30_000, clicks: 10 })
    expect(joined.items).toBe(3)
    const unattributed = [
      { reason: 'other-tag', amount: 10_000, items: 0 },
      { reason: 'bounty', amount: 50_000, items: 0 },
    ]
    expect(joined.books.unattributed).toEqual(unattributed)
    expect(joined.sellers.unattributed).toEqual(unattributed)
  })

  it('counts no clicks at stores without earnings', () => {
    const clicks = new Map([
      ['amazon-us', clicksOf({ [DUNE]: 8 })],
      ['kobo', clicksOf({ [DUNE]: 100 })],
    ])
    expect(joinEarnings([earned({})], clicks, own, sameBook).linked.clicks).toBe(8)
  })

  it('counts all clicks on a marketplace for its country, and those of a reader elsewhere', () => {
    const groups = [
      earned({ seller: 'amazon-de', tag: 'ada-21', country: 'DE' }),
      earned({ source: 'rakuten', seller: 'kobo', tag: 'everyshelf', country: null }),
    ]
    const clicks = new Map([
      ['amazon-de', clicksOf({ [DUNE]: 5 }, { byCountry: new Map([['AT', 5]]) })],
      [
        'kobo',
        clicksOf(
          { [DUNE]: 3 },
          {
            byCountry: new Map([
              ['FR', 2],
              ['', 1],
            ]),
          },
        ),
      ],
    ])
    const { countries } = joinEarnings(groups, clicks, own, sameBook)
    expect(countries).toEqual({
      shares: [
        { value: 'DE', amount: 10_000, items: 1, clicks: 5 },
        { value: 'FR', amount: 0, items: 0, clicks: 2 },
      ],
      unattributed: [{ reason: 'unknown-country', amount: 10_000, items: 1 }],
    })
  })

  test.each([
    ['web alone', { web: 3 }, own.tagChannels, { value: 'web', clicks: 3 }],
    [
      'web and print, which has no tag',
      { web: 3, print: 9 },
      own.tagChannels,
      { value: 'web', clicks: 3 },
    ],
    ['web and email', { web: 3, mail: 2 }, own.tagChannels, 'several-channels'],
    [
      'web and email without a confirmed list',
      { web: 3, mail: 2 },
      { networks: [], isListOptIn: false },
      { value: 'web', clicks: 3 },
    ],
    ['no channel', {}, own.tagChannels, 'unknown-channel'],
  ] as const)('attributes a tag used in %s', (_, channels, tagChannels, expected) => {
    const byChannel = new Map<string, number>(Object.entries(channels))
    const clicks = new Map([['amazon-us', clicksOf({ [DUNE]: 3 }, { byChannel })]])
    const joined = joinEarnings([earned({})], clicks, { ...own, tagChannels }, sameBook).channels
    if (typeof expected === 'string') {
      expect(joined).toEqual({
        shares: [],
        unattributed: [{ reason: expected, amount: 10_000, items: 1 }],
      })
    } else {
      expect(joined.shares).toEqual([{ ...expected, amount: 10_000, items: 1 }])
    }
  })
})

test.each([
  ['amazon', 'amazon-us', 'ada-20', true],
  ['amazon', 'amazon-us', 'Ada-20', true],
  ['amazon', 'amazon-us', 'ada-21', false],
  ['amazon', 'amazon-fr', '', false],
  ['rakuten', 'kobo', 'everyshelf', true],
  ['rakuten', 'kobo', 'my-blog', false],
  ['rakuten', null, 'everyshelf', true],
  ['cj', 'bam', '123', true],
  ['bookshop', 'bookshop-us', '', true],
] as const)('%s at %s with %j has a tag of a link: %s', (source, seller, tag, expected) => {
  expect(hasLinkTag({ source, seller, tag }, own)).toBe(expected)
})
