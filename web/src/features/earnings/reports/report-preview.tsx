import { readApiError } from '@everyshelf/client'
import {
  type CurrencyTotal,
  formatAmount,
  type ParsedReport,
  summarizeRows,
} from '@everyshelf/domain/earnings'
import { countOf, formatCount, formatDayRange } from '@everyshelf/domain/format'
import { REPORT_BATCH_BYTES, REPORT_BATCH_ROWS } from '@everyshelf/domain/limits'
import { type ErrorCode, errorMessages } from '@everyshelf/domain/messages'
import { toBatches } from '@everyshelf/domain/moving'
import { Button, ProgressBar } from '@everyshelf/ui/primitives'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { nameSeller } from '../../../components/charts/seller-name.ts'
import { FailureWithRetry } from '../../../components/failure-with-retry.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { ReportPanel } from './report-panel.tsx'

interface ReportPreviewProps {
  readonly fileName: string
  readonly report: ParsedReport
  readonly onCancel: () => void
  readonly onImported: (rows: number) => void
}

/** A report of a network can have dozens. */
const STORES_SHOWN = 3

/** What is in a report, and what of it is new, before it is imported. */
export function ReportPreview({ fileName, report, onCancel, onImported }: ReportPreviewProps) {
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
          <Fact name="Of this, pending">{formatTotals(report.pending)}</Fact>
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

/** How the rows compare with earlier imports. */
interface Comparison {
  readonly newRows: number
  readonly knownRows: number
  readonly changedRows: number
}

type UploadState =
  | { readonly kind: 'sending'; readonly sent: number }
  | { readonly kind: 'compared'; readonly id: string; readonly comparison: Comparison }
  | { readonly kind: 'failed'; readonly code: ErrorCode }

const BATCH = { items: REPORT_BATCH_ROWS, bytes: REPORT_BATCH_BYTES }

const NOTHING: Comparison = { newRows: 0, knownRows: 0, changedRows: 0 }

/**
 * Sends the rows of a report to compare them with earlier imports. They do not count before `complete`;
 * leaving the step drops them.
 */
function useUpload(report: ParsedReport, fileName: string) {
  const { client } = trpc.useUtils()
  const [state, setState] = useState<UploadState>({ kind: 'sending', sent: 0 })
  const [attempt, setAttempt] = useState(0)
  const isCompleted = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt sends the rows again
  useEffect(() => {
    let isCurrent = true
    let begun: string | null = null
    // Keeps an import that the server has just completed.
    const drop = (id: string) => client.earnings.drop.mutate({ id }).catch(() => undefined)
    async function send(): Promise<void> {
      setState({ kind: 'sending', sent: 0 })
      const { rows, name, period } = report
      const { id } = await client.earnings.begin.mutate({
        fileName,
        report: name,
        rows: rows.length,
        ...(period && { period }),
      })
      begun = id
      const comparison = await compare(id, rows)
      if (isCurrent) setState({ kind: 'compared', id, comparison })
      else await drop(id)
    }
    async function compare(id: string, rows: ParsedReport['rows']): Promise<Comparison> {
      let comparison = NOTHING
      let sent = 0
      for (const batch of toBatches(rows, BATCH)) {
        if (!isCurrent) break
        comparison = add(comparison, await client.earnings.append.mutate({ id, rows: batch }))
        sent += batch.length
        if (isCurrent) setState({ kind: 'sending', sent })
      }
      return comparison
    }
    send().catch((error: unknown) => {
      if (isCurrent) setState({ kind: 'failed', code: readApiError(error).code })
    })
    return () => {
      isCurrent = false
      if (begun !== null && !isCompleted.current) void drop(begun)
    }
  }, [client, report, fileName, attempt])

  const complete = useCallback(
    async (id: string): Promise<boolean> => {
      try {
        await client.earnings.complete.mutate({ id })
        isCompleted.current = true
        return true
      } catch (error) {
        setState({ kind: 'failed', code: readApiError(error).code })
        return false
      }
    },
    [client],
  )
  return { state, complete, retry: () => setAttempt(attempt + 1) }
}

function add(a: Comparison, b: Comparison): Comparison {
  return {
    newRows: a.newRows + b.newRows,
    knownRows: a.knownRows + b.knownRows,
    changedRows: a.changedRows + b.changedRows,
  }
}
