import { formatCount, formatDateTime } from '@everyshelf/domain/format'
import { Badge, Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { trpc } from '../../../lib/api/trpc.tsx'
import { disablePageTexts, disableSeriesTexts } from '../author-pages/disable-page-texts.ts'
import { usePageRefresh } from '../author-pages/use-page-actions.ts'
import { ActionResult } from '../components/action-result.tsx'
import { ReasonDialog } from '../components/reason-dialog.tsx'
import { disableDialogTexts } from '../links/disable-dialog-texts.ts'
import { useLinkRefresh } from '../links/use-link-refresh.ts'
import { describeReport, type ReportRow, reportStateLabels } from './report-labels.ts'

const kinds = {
  link: { deleted: 'Deleted link', action: 'Disable link', dialog: disableDialogTexts },
  'author-page': { deleted: 'Deleted page', action: 'Disable page', dialog: disablePageTexts },
  series: { deleted: 'Deleted series', action: 'Disable page', dialog: disableSeriesTexts },
} as const

/** One report, with buttons to disable the link or page, or dismiss the report. */
export function ReportCard({ report }: { readonly report: ReportRow }) {
  const { id, kind, path, title, reason, message, createdAt, state, furtherReports } = report
  const { deleted, action, dialog } = kinds[kind]
  const [isDialogOpen, setDialogOpen] = useState(false)
  const [refreshLinks, refreshPages] = [useLinkRefresh(), usePageRefresh()]
  const onSuccess = kind === 'link' ? refreshLinks : refreshPages
  const dismiss = trpc.admin.reports.dismiss.useMutation({ onSuccess })
  const act = trpc.admin.reports.act.useMutation({ onSuccess })
  return (
    <div className="py-4">
      <p className="m-0 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <strong>{describeReport(reason)}</strong>
        <Badge tone={state === 'open' ? 'accent' : 'plain'}>{reportStateLabels[state]}</Badge>
        {report.isDisabled && <Badge tone="danger">Disabled</Badge>}
        <time dateTime={createdAt} className="tabular ml-auto text-sm text-ink-soft">
          {formatDateTime(createdAt)}
        </time>
      </p>
      <p className="m-0 mt-1">
        <Link to={adminPathOf(report)} className="text-link [overflow-wrap:anywhere]">
          {title || deleted}
        </Link>
        {path && ' '}
        {path && <ReportedPath kind={kind} path={path} />}
      </p>
      {message && (
        <blockquote className="m-0 mt-2 max-w-[70ch] border-l-2 border-rule-strong pl-4 whitespace-pre-wrap [overflow-wrap:anywhere]">
          {message}
        </blockquote>
      )}
      {furtherReports > 0 && (
        <p className="m-0 mt-2 text-ink-soft">
          {furtherReports === 1
            ? '1 more reader gave the same reason.'
            : `${formatCount(furtherReports)} more readers gave the same reason.`}
        </p>
      )}
      {state === 'open' && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <Button kind="danger" size="small" onClick={() => setDialogOpen(true)}>
            {action}
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
          {...dialog}
          isBusy={act.isPending}
          error={act.error}
          onReason={(text) => act.mutate({ id, reason: text })}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </div>
  )
}

/** Opens a page. A link is only named, because opening it would count as a hit. */
function ReportedPath({ kind, path }: { readonly kind: ReportRow['kind']; readonly path: string }) {
  const className = 'text-ink-soft [overflow-wrap:anywhere]'
  if (kind === 'link') return <span className={className}>{path}</span>
  return (
    <a href={path} target="_blank" rel="noopener" className={`${className} underline`}>
      {path}
    </a>
  )
}

/** The link in the admin area, or the list of pages with this one. */
function adminPathOf({ kind, linkId, path }: ReportRow): string {
  if (kind === 'link') return generatePath(paths.adminLink, { linkId })
  const query = new URLSearchParams({
    q: path ?? '',
    ...(kind === 'series' && { kind: 'series' }),
  })
  return `${paths.adminAuthorPages}?${query}`
}
