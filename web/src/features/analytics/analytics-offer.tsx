import { buttonClasses } from '@everyshelf/ui/primitives'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { BenefitList } from '../../components/benefit-list.tsx'

const BENEFITS = [
  'A world map of your readers, and the stores they went to',
  'Clicks for each book, in any range of up to 2 years',
  'Devices, browsers, and referrers',
  'Clicks by weekday and hour, and excluded hits by reason',
  'CSV downloads',
]

export function AnalyticsOffer() {
  return (
    <section className="mt-12 rounded-lg border border-rule bg-wash p-6 sm:p-8">
      <h2 className="m-0 mb-5 font-display text-2xl">With Premium</h2>
      <BenefitList lines={BENEFITS} />
      <Link to={paths.pricing} className={buttonClasses('solid')}>
        See Premium
      </Link>
    </section>
  )
}
