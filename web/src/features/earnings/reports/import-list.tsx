import { countOf, formatDate, formatDayRange } from '@everyshelf/domain/format'
import { Button, Dialog, DialogClose } from '@everyshelf/ui/primitives'
import { showError } from '@everyshelf/ui/toast'
import { useState } from 'react'
import { trpc } from '../../../lib/api/trpc.tsx'
import type { ImportedReport } from '../overview.ts'

interface ImportListProps {
  readonly imports: readonly ImportedReport[]
}

/** All imported reports, the newest first. Each can be undone as a whole. */
export function ImportList({ imports }: ImportListProps) {
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
