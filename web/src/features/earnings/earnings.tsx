import { buttonClasses } from '@everyshelf/ui/primitives'
import { FileUp } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { OverviewSkeleton } from '../../components/charts/overview-skeleton.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { PremiumOffer } from '../../components/premium-offer.tsx'
import { trpc } from '../../lib/api/trpc.tsx'
import { useIsPremium } from '../../lib/session/session.ts'
import { EarningsPage } from './earnings-page.tsx'
import { FullEarnings } from './full-earnings.tsx'

/** What the author's links earned, from the reports that they import. */
export function Earnings() {
  return (
    <EarningsPage title="Earnings">
      <EarningsByPlan />
    </EarningsPage>
  )
}

function EarningsByPlan() {
  const isPremium = useIsPremium()
  const imports = trpc.earnings.listImports.useQuery()
  const hasReports = (imports.data?.length ?? 0) > 0
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="m-0 mr-auto font-display text-3xl sm:text-4xl">Earnings</h1>
        {hasReports && (
          <Link to={paths.earningsReports} className={buttonClasses('outline')}>
            <FileUp className="size-[1.1em]" />
            {isPremium ? 'Import a report' : 'Your reports'}
          </Link>
        )}
      </div>
      {!isPremium ? (
        <PremiumOffer
          title="See what a click earns"
          about="Import reports from your affiliate programs and compare them with your clicks."
          benefits={BENEFITS}
          className="mt-8"
        />
      ) : imports.data ? (
        <FullEarnings imports={imports.data} />
      ) : imports.error ? (
        <div className="mt-6">
          <LoadFailure error={imports.error} onRetry={imports.refetch} />
        </div>
      ) : (
        <OverviewSkeleton />
      )}
    </>
  )
}

const BENEFITS = [
  'Earnings per click, by book, store, country, and channel',
  'Reports from Amazon, Awin, Rakuten (Kobo), CJ, Partnerize (Apple), and Bookshop.org',
  'One total in your currency, at your own exchange rates',
]
