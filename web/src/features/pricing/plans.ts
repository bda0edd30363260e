import {
  AUTHOR_PAGE_LIMIT,
  FREE_AUTHOR_PAGE_LIMIT,
  HIT_RETENTION_MONTHS,
  RECENT_CLICK_DAYS,
  TOTALS_RETENTION_MONTHS,
} from '@everyshelf/domain/limits'
import { FREE_SAVED_LINK_LIMIT, MONEY_BACK_DAYS } from '@everyshelf/domain/plans'
import type { PlanFeature } from './plan-panel.tsx'

const sharedFeatures: readonly PlanFeature[] = [
  { text: 'Global and direct links for any book', isIncluded: true },
  { text: 'A short link and a QR code for each saved book', isIncluded: true },
  { text: `Clicks for the last ${RECENT_CLICK_DAYS} days`, isIncluded: true },
]

/** Lists only finished features: customers must get what they pay for. */
const premiumFeatures = [
  'Your own affiliate tag in each store',
  'Click details: countries, stores, referrers, days, and hours',
  'Customize every link: country rules, editions, page design, custom short link',
]

export const freeLines: readonly PlanFeature[] = [
  { text: `${FREE_SAVED_LINK_LIMIT} saved links`, isIncluded: true },
  ...sharedFeatures,
  ...premiumFeatures.map((text) => ({ text, isIncluded: false })),
]

export const premiumLines: readonly PlanFeature[] = [
  { text: 'Unlimited saved links', isIncluded: true },
  ...sharedFeatures,
  ...premiumFeatures.map((text) => ({ text, isIncluded: true })),
]

interface PlanDetail {
  readonly feature: string
  /** A text, or whether the plan has the feature. */
  readonly free: string | boolean
  readonly premium: string | boolean
}

/** All features of the plans, by section. */
export const planDetails: readonly {
  readonly section: string
  readonly rows: readonly PlanDetail[]
}[] = [
  {
    section: 'Links',
    rows: [
      {
        feature: 'New links',
        free: `Until you have ${FREE_SAVED_LINK_LIMIT} saved links`,
        premium: 'Unlimited',
      },
      { feature: 'Saved links', free: `${FREE_SAVED_LINK_LIMIT}`, premium: 'Unlimited' },
      {
        feature: 'How long links work',
        free: 'Forever',
        premium: 'Forever, even after you cancel',
      },
      { feature: 'Ads on links', free: 'Never', premium: 'Never' },
      { feature: 'QR codes, link testers, and list import', free: true, premium: true },
      { feature: 'Moving links here from other services', free: true, premium: true },
      { feature: 'Custom short link', free: false, premium: true },
      {
        feature: 'Author pages',
        free: `${FREE_AUTHOR_PAGE_LIMIT}`,
        premium: `Up to ${AUTHOR_PAGE_LIMIT}, one for each pen name`,
      },
    ],
  },
  {
    section: 'Earnings',
    rows: [
      {
        feature: 'Affiliate tag on your links',
        free: 'Everyshelf’s, if there is one',
        premium: 'Your own, in each store',
      },
      {
        feature: 'Commission you earn',
        free: 'None',
        premium: '100%, with your own tag',
      },
      { feature: 'Your affiliate IDs at stores other than Amazon', free: false, premium: true },
    ],
  },
  {
    section: 'Readers',
    rows: [
      {
        feature: 'A page with all stores in the reader’s country, in 12 languages',
        free: true,
        premium: true,
      },
      {
        feature: 'Choice of stores, editions, and page design',
        free: false,
        premium: true,
      },
      {
        feature: 'Where a link takes readers',
        free: 'To a store or a page with all stores',
        premium: 'To a store, an edition, or a page, by country',
      },
      {
        feature: 'Change history',
        free: false,
        premium: 'With undo and a preview on past clicks',
      },
    ],
  },
  {
    section: 'Clicks',
    rows: [
      {
        feature: 'Clicks by people, not counting bots or your own tests',
        free: true,
        premium: true,
      },
      {
        feature: 'Click history',
        free: `${RECENT_CLICK_DAYS} days`,
        premium: `${HIT_RETENTION_MONTHS} months of detail, ${TOTALS_RETENTION_MONTHS} months of daily totals`,
      },
      {
        feature: 'Clicks by country, store, device, referrer, and hour; live hits',
        free: false,
        premium: true,
      },
      { feature: 'Analytics as CSV', free: false, premium: true },
      {
        feature: 'Weekly email',
        free: 'With totals',
        premium: 'With books, countries, and stores',
      },
    ],
  },
  {
    section: 'Account',
    rows: [
      { feature: 'Browser extension', free: true, premium: true },
      { feature: 'Data download and account deletion', free: true, premium: true },
      {
        feature: 'Money-back guarantee',
        free: 'Nothing to pay',
        premium: `${MONEY_BACK_DAYS} days`,
      },
    ],
  },
]
