import { Badge, Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { formatDateTime } from '../../../format/dates.ts'
import { trpc } from '../../../lib/api.tsx'
import { SWITCH_OFF } from '../links/switch-off-words.ts'
import { useLinkRefresh } from '../links/use-link-refresh.ts'
import { OutcomeLine } from '../lists/outcome-line.tsx'
import { ReasonDialog } from '../lists/reason-dialog.tsx'
import { describeReport, type ReportRow, reportStates } from './report-names.ts'

/** One report, and the two answers to it. */
export function ReportCard({ report }: { readonly report: ReportRow }) {
  const { id, linkId, slug, title, reason, message, createdAt, state } = report
  const [isAsking, setAsking] = useState(false)
  const refresh = useLinkRefresh()
  const dismiss = trpc.admin.reports.dismiss.useMutation({ onSuccess: refresh })
  const act = trpc.admin.reports.act.useMutation({ onSuccess: refresh })
  return (
    <div className="py-4">
      <p className="m-0 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <strong>{describeReport(reason)}</strong>
        <Badge tone={state === 'open' ? 'accent' : 'plain'}>{reportStates[state]}</Badge>
        {report.isLinkDisabled && <Badge tone="danger">Switched off</Badge>}
        <time dateTime={createdAt} className="tabular ml-auto text-sm text-ink-soft">
          {formatDateTime(createdAt)}
        </time>
      </p>
      <p className="m-0 mt-1">
        <Link
          to={generatePath(paths.adminLink, { linkId })}
          className="text-link [overflow-wrap:anywhere]"
        >
          {title ?? 'A link that is gone'}
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
          <Button kind="danger" size="small" onClick={() => setAsking(true)}>
            Switch the link off
          </Button>
          <Button
            kind="outline"
            size="small"
            busy={dismiss.isPending}
            onClick={() => dismiss.mutate({ id })}
          >
            Dismiss
          </Button>
          <OutcomeLine error={dismiss.error} done={null} />
        </div>
      )}
      {isAsking && (
        <ReasonDialog
          {...SWITCH_OFF}
          isBusy={act.isPending}
          error={act.error}
          onReason={(given) => act.mutate({ id, reason: given })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
