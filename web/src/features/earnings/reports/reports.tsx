import { countOf, formatDate, formatDayRange } from '@everyshelf/domain/format'
import { Button, Dialog, DialogClose } from '@everyshelf/ui/primitives'
import { showError } from '@everyshelf/ui/toast'
import { useState } from 'react'
import { BackLink } from '../../../components/back-link.tsx'
import { OverviewSkeleton } from '../../../components/charts/overview-skeleton.tsx'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { SeePremium } from '../../../components/premium-offer.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { paths } from '../../../lib/paths.ts'
import { useIsPremium } from '../../../lib/session/session.ts'
import { EarningsPage } from '../earnings-page.tsx'
import type { ImportedReport } from '../overview.ts'
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
        <LoadFailure error={imports.error} onRetry={imports.refetch} className="mt-8" />
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
    <LoadFailure
      error={error}
      onRetry={() => {
        void profile.refetch()
        void settings.refetch()
      }}
      className="mt-8"
    />
  )
}

interface ImportListProps {
  readonly imports: readonly ImportedReport[]
}

/** All imported reports, the newest first. Each can be undone as a whole. */
function ImportList({ imports }: ImportListProps) {
  const [undone, setUndone] = useState<ImportedReport | null>(null)
  const utils = trpc.useUtils()
  const undo = trpc.earnings.undo.useMutation({
    onSuccess: async () => {
      await utils.earnings.invalidate()
      setUndone(null)
    },
    onError: () => showError('unexpected'),
  })
  if (imports.length === 0) return null
  return (
    <section className="mt-12" aria-labelledby="imported-reports">
      <h2 id="imported-reports" className="m-0 border-b border-rule pb-2 font-display text-2xl">
        Imported reports
      </h2>
      <ul className="m-0 list-none p-0">
        {imports.map((report) => (
          <li
            key={report.id}
            className="flex flex-wrap items-center gap-x-5 gap-y-1 border-b border-rule py-3"
          >
            <div className="mr-auto min-w-0">
              <p className="m-0 font-semibold wrap-anywhere">{report.fileName || report.report}</p>
              <p className="tabular m-0 text-sm text-ink-soft">
                {report.report} · {countOf(report.rows, 'row')} ·{' '}
                {formatDayRange(report.firstDay, report.lastDay)} · imported{' '}
                {formatDate(report.completedAt)}
              </p>
            </div>
            <Button
              kind="outline"
              size="small"
              className="min-h-11"
              aria-label={`Undo import of ${report.fileName || report.report}`}
              onClick={() => setUndone(report)}
            >
              Undo import
            </Button>
          </li>
        ))}
      </ul>
      <Dialog
        open={undone !== null}
        onOpenChange={(open) => !open && setUndone(null)}
        title="Undo this import?"
        description="Its rows no longer count. You can import the file again."
      >
        {undone && (
          <div className="mt-6 flex flex-wrap gap-3">
            <Button busy={undo.isPending} onClick={() => undo.mutate({ id: undone.id })}>
              Undo import
            </Button>
            <DialogClose asChild>
              <Button kind="outline">Cancel</Button>
            </DialogClose>
          </div>
        )}
      </Dialog>
    </section>
  )
}
