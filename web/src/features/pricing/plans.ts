import { FREE_SAVED_LINK_LIMIT, MONEY_BACK_DAYS } from '@everyshelf/domain/plans'
import type { PlanLine } from './plan-panel.tsx'

const inBoth: readonly PlanLine[] = [
  { text: 'Global and direct links for any book', isIncluded: true },
  { text: 'A short link and a QR code for each saved book', isIncluded: true },
  { text: 'Clicks of the last 30 days', isIncluded: true },
]

/** Only what is there to be used: who pays for it must find it. */
const premiumOnly = [
  'Your own affiliate tag in each store',
  'Who clicked where: countries, stores, sites, days and hours',
  'Each link to your taste: shops, editions, look, its own address',
]

export const freeLines: readonly PlanLine[] = [
  { text: `${FREE_SAVED_LINK_LIMIT} saved links`, isIncluded: true },
  ...inBoth,
  ...premiumOnly.map((text) => ({ text, isIncluded: false })),
]

export const premiumLines: readonly PlanLine[] = [
  { text: 'Unlimited saved links', isIncluded: true },
  ...inBoth,
  ...premiumOnly.map((text) => ({ text, isIncluded: true })),
]

interface PlanDetail {
  readonly what: string
  /** What each plan has: a text of its own, or yes and no. */
  readonly free: string | boolean
  readonly premium: string | boolean
}

/** Everything that the plans have, part by part. */
export const planDetails: readonly {
  readonly part: string
  readonly rows: readonly PlanDetail[]
}[] = [
  {
    part: 'Links',
    rows: [
      {
        what: 'Links without an account',
        free: 'as many as you like',
        premium: 'as many as you like',
      },
      { what: 'Saved links', free: `${FREE_SAVED_LINK_LIMIT} at a time`, premium: 'unlimited' },
      { what: 'How long a link works', free: 'for good', premium: 'for good, also afterwards' },
      { what: 'Advertisements on links', free: 'never', premium: 'never' },
      { what: 'QR codes, link and redirect tests, import of a list', free: true, premium: true },
      { what: 'An address in your own words', free: false, premium: true },
    ],
  },
  {
    part: 'Earning',
    rows: [
      {
        what: 'Tag on your links',
        free: 'that of this service',
        premium: 'your own, store by store',
      },
      { what: 'Your share of what your tag earns', free: 'no tag of yours', premium: 'all of it' },
      { what: 'Your numbers at other shops’ programmes', free: false, premium: true },
    ],
  },
  {
    part: 'Readers',
    rows: [
      { what: 'A page with every shop, by country and language', free: true, premium: true },
      {
        what: 'Which shops and editions are offered, and how the page looks',
        free: false,
        premium: true,
      },
      {
        what: 'At once to the store, or let the reader choose',
        free: 'at once',
        premium: 'as you like',
      },
      {
        what: 'What changed and when',
        free: true,
        premium: 'with undo, and a replay on past readers',
      },
    ],
  },
  {
    part: 'Clicks',
    rows: [
      { what: 'Clicks by people, without bots and your own tests', free: true, premium: true },
      { what: 'How far back', free: '30 days', premium: '13 months, by day 25 months' },
      { what: 'Countries, stores, devices, sites, hours, live', free: false, premium: true },
      { what: 'All of it as a CSV file', free: false, premium: true },
      { what: 'A weekly mail', free: 'with totals', premium: 'with who and where' },
    ],
  },
  {
    part: 'Account',
    rows: [
      { what: 'The browser extension', free: true, premium: true },
      { what: 'Everything about you as a file; deleting it', free: true, premium: true },
      { what: 'Money back', free: 'nothing to pay', premium: `within ${MONEY_BACK_DAYS} days` },
    ],
  },
]
