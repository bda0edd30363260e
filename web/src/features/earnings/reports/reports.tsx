import { paths } from '../../../app/paths.ts'
import { BackLink } from '../../../components/back-link.tsx'
import { OverviewSkeleton } from '../../../components/charts/overview-skeleton.tsx'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { SeePremium } from '../../../components/premium-offer.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { useIsPremium } from '../../../lib/session/session.ts'
import { EarningsPage } from '../earnings-page.tsx'
import { ImportList } from './import-list.tsx'
import { ImportReport } from './import-report.tsx'

/** Where the author imports reports, and undoes imports. */
export function Reports() {
  return (
    <EarningsPage title="Reports">
      <BackLink to={paths.earnings}>Earnings</BackLink>
      <h1 className="m-0 font-display text-3xl sm:text-4xl">Reports</h1>
      <ReportsByPlan />
    </EarningsPage>
  )
}

function ReportsByPlan() {
  const isPremium = useIsPremium()
  const imports = trpc.earnings.listImports.useQuery()
  return (
    <>
      {isPremium ? <ReportImport /> : <PremiumNote />}
      {imports.data ? (
        <ImportList imports={imports.data} />
      ) : imports.error ? (
        <div className="mt-8">
          <LoadFailure error={imports.error} onRetry={imports.refetch} />
        </div>
      ) : (
        <OverviewSkeleton />
      )}
    </>
  )
}

function PremiumNote() {
  return (
    <p className="mt-4 mb-0 text-ink-soft">
      You need Premium to import reports. Your earlier imports stay yours. <SeePremium />
    </p>
  )
}

function ReportImport() {
  const profile = trpc.profile.get.useQuery()
  const settings = trpc.earnings.settings.useQuery()
  if (profile.data && settings.data) {
    return <ImportReport tags={profile.data.affiliateTags} mappings={settings.data.mappings} />
  }
  const error = profile.error ?? settings.error
  if (!error) return <OverviewSkeleton />
  return (
    <div className="mt-8">
      <LoadFailure
        error={error}
        onRetry={() => {
          void profile.refetch()
          void settings.refetch()
        }}
      />
    </div>
  )
}
