import { buttonClasses } from '@everyshelf/ui/primitives'
import { FileUp } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { BenefitList } from '../../components/benefit-list.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { trpc } from '../../lib/api/trpc.tsx'
import { useSession } from '../../lib/session/session.ts'
import { EarningsPage } from './earnings-page.tsx'
import { OverviewSkeleton } from './earnings-skeleton.tsx'
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
  const isPremium = useSession().user?.isPremium ?? false
  const imports = trpc.earnings.listImports.useQuery()
  const hasReports = (imports.data?.length ?? 0) > 0
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="m-0 mr-auto font-display text-3xl sm:text-4xl">Earnings</h1>
        {hasReports && (
          <Link to={paths.earningsReports} className={buttonClasses('outline')}>
            <FileUp aria-hidden="true" className="size-[1.1em]" />
            {isPremium ? 'Import a report' : 'Your reports'}
          </Link>
        )}
      </div>
      {!isPremium ? (
        <EarningsOffer />
      ) : imports.data ? (
        <FullEarnings imports={imports.data} />
      ) : imports.error ? (
        <div className="mt-6">
          <LoadFailure error={imports.error} onRetry={() => void imports.refetch()} />
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

function EarningsOffer() {
  return (
    <section className="mt-8 rounded-lg border border-rule bg-wash p-6 sm:p-8">
      <h2 className="m-0 font-display text-2xl">See what a click earns</h2>
      <p className="mt-2 mb-5 max-w-[60ch] text-ink-soft text-pretty">
        Import reports from your affiliate programs and compare them with your clicks.
      </p>
      <BenefitList lines={BENEFITS} />
      <Link to={paths.pricing} className={buttonClasses('solid')}>
        See Premium
      </Link>
    </section>
  )
}
