import { formatDateTime } from '@everyshelf/domain/format'
import { Badge, Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { trpc } from '../../../lib/api/trpc.tsx'
import { ActionResult } from '../components/action-result.tsx'
import { ReasonDialog } from '../components/reason-dialog.tsx'
import { disableDialogTexts } from '../links/disable-dialog-texts.ts'
import { useLinkRefresh } from '../links/use-link-refresh.ts'
import { describeReport, type ReportRow, reportStateLabels } from './report-labels.ts'

/** One report, with buttons to disable the link or dismiss the report. */
export function ReportCard({ report }: { readonly report: ReportRow }) {
  const { id, linkId, slug, title, reason, message, createdAt, state } = report
  const [isDialogOpen, setDialogOpen] = useState(false)
  const refresh = useLinkRefresh()
  const dismiss = trpc.admin.reports.dismiss.useMutation({ onSuccess: refresh })
  const act = trpc.admin.reports.act.useMutation({ onSuccess: refresh })
  return (
    <div className="py-4">
      <p className="m-0 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <strong>{describeReport(reason)}</strong>
        <Badge tone={state === 'open' ? 'accent' : 'plain'}>{reportStateLabels[state]}</Badge>
        {report.isLinkDisabled && <Badge tone="danger">Disabled</Badge>}
        <time dateTime={createdAt} className="tabular ml-auto text-sm text-ink-soft">
          {formatDateTime(createdAt)}
        </time>
      </p>
      <p className="m-0 mt-1">
        <Link
          to={generatePath(paths.adminLink, { linkId })}
          className="text-link [overflow-wrap:anywhere]"
        >
          {title ?? 'Deleted link'}
        </Link>
        {slug && <span className="text-ink-soft"> /go/{slug}</span>}
      </p>
      {message && (
        <blockquote className="m-0 mt-2 max-w-[70ch] border-l-2 border-rule-strong pl-4 whitespace-pre-wrap [overflow-wrap:anywhere]">
          {message}
        </blockquote>
      )}
      {state === 'open' && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <Button kind="danger" size="small" onClick={() => setDialogOpen(true)}>
            Disable link
          </Button>
          <Button
            kind="outline"
            size="small"
            busy={dismiss.isPending}
            onClick={() => dismiss.mutate({ id })}
          >
            Dismiss
          </Button>
          <ActionResult error={dismiss.error} done={null} />
        </div>
      )}
      {isDialogOpen && (
        <ReasonDialog
          {...disableDialogTexts}
          isBusy={act.isPending}
          error={act.error}
          onReason={(text) => act.mutate({ id, reason: text })}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </div>
  )
}
