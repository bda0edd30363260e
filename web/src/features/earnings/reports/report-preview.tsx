import {
  type DayOrder,
  formatAmount,
  type ParsedReport,
  summarizeRows,
} from '@everyshelf/domain/earnings'
import { countOf, formatCount, formatDayRange } from '@everyshelf/domain/format'
import { errorMessages } from '@everyshelf/domain/messages'
import { Button, ChoiceField } from '@everyshelf/ui/primitives'
import { type ReactNode, useMemo, useState } from 'react'
import { FailureWithRetry } from '../../../components/failure-with-retry.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { describeComparison } from './describe-comparison.ts'
import { ReportPanel } from './report-panel.tsx'
import { useUpload } from './use-upload.ts'

interface ReportPreviewProps {
  readonly fileName: string
  readonly report: ParsedReport
  readonly onDayOrder: (order: DayOrder) => void
  readonly onCancel: () => void
  readonly onImported: (rows: number) => void
}

const orders = [
  { code: 'day-first', name: 'Day first: 3/11 is Nov 3' },
  { code: 'month-first', name: 'Month first: 3/11 is Mar 11' },
]

/** What is in a report, and what of it is new, before it is imported. */
export function ReportPreview(props: ReportPreviewProps) {
  const { fileName, report, onDayOrder, onCancel, onImported } = props
  const summary = useMemo(() => summarizeRows(report.rows), [report])
  const upload = useUpload(report, fileName)
  const utils = trpc.useUtils()
  const [isImporting, setImporting] = useState(false)
  const { state } = upload
  const importRows = async (id: string) => {
    setImporting(true)
    if (await upload.complete(id)) {
      await utils.earnings.invalidate()
      onImported(summary.rows)
    }
    setImporting(false)
  }
  return (
    <ReportPanel title={`${report.name} · ${fileName}`}>
      <dl className="m-0 flex flex-wrap gap-x-10 gap-y-4">
        <Fact name="Days">{formatDayRange(summary.firstDay, summary.lastDay)}</Fact>
        <Fact name="Rows">{formatCount(summary.rows)}</Fact>
        <Fact name="Commission">
          {summary.totals.map(({ currency, amount }) => formatAmount(amount, currency)).join(' + ')}
        </Fact>
        {summary.items !== 0 && <Fact name="Items">{formatCount(summary.items)}</Fact>}
        {summary.orderedItems > 0 && (
          <Fact name="Ordered items">{formatCount(summary.orderedItems)}</Fact>
        )}
      </dl>
      {!report.isDayOrderCertain && (
        <div className="mt-5 max-w-80">
          <ChoiceField
            label="Dates in this file"
            value={report.dayOrder}
            choices={orders}
            onChange={(code) => onDayOrder(code as DayOrder)}
          />
        </div>
      )}
      <div className="mt-6">
        {state.kind === 'failed' ? (
          <FailureWithRetry message={errorMessages[state.code]} onRetry={upload.retry} />
        ) : (
          <p role="status" className="m-0">
            {state.kind === 'sending'
              ? 'Comparing with your earlier imports…'
              : describeComparison(state.comparison)}
          </p>
        )}
        {state.kind === 'sending' && (
          <progress
            aria-label="Rows compared"
            max={summary.rows}
            value={state.sent}
            className="mt-4 block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-wash [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-accent"
          />
        )}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        {state.kind === 'compared' && state.comparison.knownRows < summary.rows && (
          <Button busy={isImporting} onClick={() => void importRows(state.id)}>
            Import {countOf(summary.rows, 'row')}
          </Button>
        )}
        <Button kind="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </ReportPanel>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="tabular m-0 mt-0.5 font-semibold sm:text-lg">{children}</dd>
    </div>
  )
}
