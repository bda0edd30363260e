import {
  type CurrencyTotal,
  formatAmount,
  type ParsedReport,
  summarizeRows,
} from '@everyshelf/domain/earnings'
import { countOf, formatCount, formatDayRange } from '@everyshelf/domain/format'
import { errorMessages } from '@everyshelf/domain/messages'
import { Button, ProgressBar } from '@everyshelf/ui/primitives'
import { type ReactNode, useMemo, useState } from 'react'
import { nameSeller } from '../../../components/charts/seller-name.ts'
import { FailureWithRetry } from '../../../components/failure-with-retry.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { ReportPanel } from './report-panel.tsx'
import { type Comparison, useUpload } from './use-upload.ts'

interface ReportPreviewProps {
  readonly fileName: string
  readonly report: ParsedReport
  readonly onCancel: () => void
  readonly onImported: (rows: number) => void
}

/** A report of a network can have dozens. */
const STORES_SHOWN = 3

/** What is in a report, and what of it is new, before it is imported. */
export function ReportPreview(props: ReportPreviewProps) {
  const { fileName, report, onCancel, onImported } = props
  const summary = useMemo(() => summarizeRows(report.rows), [report])
  const { from, to } = report.period ?? { from: summary.firstDay, to: summary.lastDay }
  const stores = [...new Set(report.rows.flatMap(({ seller }) => seller ?? []))].map(nameSeller)
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
        <Fact name="Days">{formatDayRange(from, to)}</Fact>
        {stores.length > 0 && stores.length <= STORES_SHOWN && (
          <Fact name={stores.length === 1 ? 'Store' : 'Stores'}>{stores.join(', ')}</Fact>
        )}
        <Fact name="Rows">{formatCount(summary.rows)}</Fact>
        <Fact name="Commission">{formatTotals(summary.totals)}</Fact>
        {report.pending.length > 0 && (
          <Fact name="Of it pending">{formatTotals(report.pending)}</Fact>
        )}
        {report.reversed > 0 && (
          <Fact name="Reversed, not counted">{countOf(report.reversed, 'row')}</Fact>
        )}
        {summary.items !== 0 && <Fact name="Items">{formatCount(summary.items)}</Fact>}
        {summary.orderedItems > 0 && (
          <Fact name="Ordered items">{formatCount(summary.orderedItems)}</Fact>
        )}
      </dl>
      {report.unread && report.unread.length > 0 && (
        <p className="mt-5 mb-0 max-w-[62ch] text-sm text-ink-soft wrap-anywhere">
          We skipped these files because they list nothing earned: {report.unread.join(', ')}
        </p>
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
          <ProgressBar
            label="Rows compared"
            max={summary.rows}
            value={state.sent}
            className="mt-4"
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

function formatTotals(totals: readonly CurrencyTotal[]): string {
  return totals.map(({ currency, amount }) => formatAmount(amount, currency)).join(' + ')
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="tabular m-0 mt-0.5 font-semibold sm:text-lg">{children}</dd>
    </div>
  )
}

/** @example describeComparison({ newRows: 2, knownRows: 1, changedRows: 0 }) // '2 rows are new. 1 row was imported before and counts once.' */
function describeComparison({ newRows, knownRows, changedRows }: Comparison): string {
  if (newRows + changedRows === 0) return 'You have already imported every row of this file.'
  const sentences = [
    `${countOf(newRows, 'row')} ${newRows === 1 ? 'is' : 'are'} new.`,
    knownRows > 0 &&
      `${countOf(knownRows, 'row')} ${knownRows === 1 ? 'was' : 'were'} imported before and ${knownRows === 1 ? 'counts' : 'count'} once.`,
    changedRows > 0 &&
      `${countOf(changedRows, 'row')} ${changedRows === 1 ? 'has' : 'have'} a new amount, which replaces the earlier one.`,
  ]
  return sentences.filter(Boolean).join(' ')
}
