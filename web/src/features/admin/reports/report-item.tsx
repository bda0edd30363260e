import { formatCount, formatDateTime } from '@everyshelf/domain/format'
import { Badge, Button } from '@everyshelf/ui/primitives'
import { trpc } from '../../../lib/api/trpc.tsx'
import { ActionResult } from '../components/action-result.tsx'
import { describeReport, type Report, reportStateLabels } from './report-labels.ts'

interface ReportItemProps {
  readonly report: Report
  readonly onDismissed: () => Promise<void>
}

/** One report of a link or page. */
export function ReportItem({ report, onDismissed }: ReportItemProps) {
  const { id, reason, message, createdAt, state, furtherReports } = report
  const dismiss = trpc.admin.reports.dismiss.useMutation({ onSuccess: onDismissed })
  return (
    <li className="border-t border-rule py-2 first:border-t-0 sm:grid sm:grid-cols-[1fr_auto] sm:gap-x-3">
      <div className="min-w-0 py-1">
        <p className="m-0 flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="font-medium">{describeReport(reason)}</span>
          {state !== 'open' && <Badge>{reportStateLabels[state]}</Badge>}
          <time dateTime={createdAt} className="tabular text-sm text-ink-soft sm:ml-auto">
            {formatDateTime(createdAt)}
          </time>
        </p>
        {message && (
          <blockquote className="m-0 mt-1 max-w-[70ch] border-l-2 border-rule-strong pl-4 whitespace-pre-wrap [overflow-wrap:anywhere]">
            {message}
          </blockquote>
        )}
        {furtherReports > 0 && (
          <p className="m-0 mt-1 text-ink-soft">
            {furtherReports === 1
              ? '1 more reader gave the same reason.'
              : `${formatCount(furtherReports)} more readers gave the same reason.`}
          </p>
        )}
        <ActionResult error={dismiss.error} done={null} />
      </div>
      {state === 'open' && (
        <Button
          kind="quiet"
          size="small"
          className="max-sm:-ml-3"
          busy={dismiss.isPending}
          onClick={() => dismiss.mutate({ id })}
        >
          Dismiss
        </Button>
      )}
    </li>
  )
}
