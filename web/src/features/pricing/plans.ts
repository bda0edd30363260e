import { FREE_SAVED_LINK_LIMIT } from '@everyshelf/domain/plans'
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
