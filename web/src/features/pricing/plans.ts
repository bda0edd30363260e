import { FREE_SAVED_LINK_LIMIT, MONEY_BACK_DAYS } from '@everyshelf/domain/plans'
import type { PlanLine } from './plan-panel.tsx'

const inBoth: readonly PlanLine[] = [
  { text: 'Global and direct links for any book', isIncluded: true },
  { text: 'A short link and a QR code for each saved book', isIncluded: true },
  { text: 'Clicks for the last 30 days', isIncluded: true },
]

/** Only features that are built: a customer must find what they pay for. */
const premiumOnly = [
  'Your own affiliate tag in each store',
  'Click details: countries, stores, referrers, days, and hours',
  'Customize every link: stores, editions, page look, custom short link',
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
        what: 'New links',
        free: `until ${FREE_SAVED_LINK_LIMIT} links are saved`,
        premium: 'unlimited',
      },
      { what: 'Saved links', free: `${FREE_SAVED_LINK_LIMIT} at a time`, premium: 'unlimited' },
      {
        what: 'How long a link works',
        free: 'forever',
        premium: 'forever, even after you cancel',
      },
      { what: 'Ads on links', free: 'never', premium: 'never' },
      { what: 'QR codes, link and redirect testers, list import', free: true, premium: true },
      { what: 'Custom short link', free: false, premium: true },
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
        what: 'Change history',
        free: false,
        premium: 'with undo, and a preview on past clicks',
      },
    ],
  },
  {
    part: 'Clicks',
    rows: [
      { what: 'Clicks by people, without bots or your own tests', free: true, premium: true },
      {
        what: 'How far back',
        free: '30 days',
        premium: '13 months of detail, 25 months of daily totals',
      },
      { what: 'Countries, stores, devices, sites, hours, live', free: false, premium: true },
      { what: 'All of it as a CSV file', free: false, premium: true },
      { what: 'Weekly email', free: 'with totals', premium: 'with countries and stores' },
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
