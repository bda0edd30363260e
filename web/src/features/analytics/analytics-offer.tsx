import { PremiumOffer } from '../../components/premium-offer.tsx'

const BENEFITS = [
  'A world map of your readers, and the stores they went to',
  'Clicks for each book, in any range of up to 2 years',
  'Devices, browsers, and referrers',
  'Clicks by weekday and hour, and excluded hits by reason',
  'CSV downloads',
]

export function AnalyticsOffer() {
  return <PremiumOffer title="With Premium" benefits={BENEFITS} className="mt-12" />
}
