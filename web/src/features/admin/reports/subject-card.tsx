import { countOf } from '@everyshelf/domain/format'
import { Badge, Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { generatePath, Link } from 'react-router'
import { apiClient } from '../../../lib/api/api-client.ts'
import { paths } from '../../../lib/paths.ts'
import { disableTexts } from '../components/disable-texts.ts'
import { ReasonButton } from '../components/reason-button.tsx'
import { useLinkRefresh, usePageRefresh } from '../components/use-refresh.ts'
import { ReportItem } from './report-item.tsx'
import type { ReportedSubject } from './report-labels.ts'

const kinds = {
  link: { deleted: 'Deleted link', action: 'Disable link' },
  'author-page': { deleted: 'Deleted page', action: 'Disable page' },
  series: { deleted: 'Deleted series', action: 'Disable page' },
} as const

const REPORTS_AT_FIRST = 3

/** A link or page with its reports, and a button to disable it. */
export function SubjectCard({ subject }: { readonly subject: ReportedSubject }) {
  const { kind, path, title, isDisabled, count, reports } = subject
  const { deleted, action } = kinds[kind]
  const [showsAll, setShowsAll] = useState(false)
  const [refreshLinks, refreshPages] = [useLinkRefresh(), usePageRefresh()]
  const refresh = kind === 'link' ? refreshLinks : refreshPages
  const open = reports.find(({ state }) => state === 'open')
  const hidden = count - reports.reduce((sum, { furtherReports }) => sum + 1 + furtherReports, 0)
  const shown = showsAll ? reports : reports.slice(0, REPORTS_AT_FIRST)
  return (
    <div className="py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="m-0 font-sans text-base font-semibold">
          <Link to={adminPathOf(subject)} className="text-link [overflow-wrap:anywhere]">
            {title || deleted}
          </Link>
        </h2>
        {path && <ReportedPath kind={kind} path={path} />}
        <Badge tone={open ? 'accent' : 'plain'}>{countOf(count, 'report')}</Badge>
        {isDisabled && <Badge tone="danger">Disabled</Badge>}
        {open && (
          <ReasonButton
            size="small"
            className="sm:ml-auto"
            texts={disableTexts[kind]}
            onReason={(reason) => apiClient.admin.reports.resolve.mutate({ id: open.id, reason })}
            onDone={refresh}
          >
            {action}
          </ReasonButton>
        )}
      </div>
      <ul
        aria-label={`Reports about ${title || deleted}`}
        className="m-0 mt-2 list-none p-0 sm:pl-4"
      >
        {shown.map((report) => (
          <ReportItem key={report.id} report={report} onDismissed={refresh} />
        ))}
      </ul>
      {shown.length < reports.length ? (
        <Button kind="quiet" size="small" onClick={() => setShowsAll(true)}>
          Show {countOf(reports.length - shown.length, 'more report')}
        </Button>
      ) : (
        hidden > 0 && (
          <p className="m-0 text-ink-soft sm:pl-4">And {countOf(hidden, 'similar report')}.</p>
        )
      )}
    </div>
  )
}

/** Opens a page. A link is only named, because opening it would count as a hit. */
function ReportedPath({
  kind,
  path,
}: {
  readonly kind: ReportedSubject['kind']
  readonly path: string
}) {
  const className = 'text-ink-soft [overflow-wrap:anywhere]'
  if (kind === 'link') return <span className={className}>{path}</span>
  return (
    <a href={path} target="_blank" rel="noopener" className={`${className} underline`}>
      {path}
    </a>
  )
}

/** The link in the admin area, or the list of pages with this one. */
function adminPathOf({ kind, id, path }: ReportedSubject): string {
  if (kind === 'link') return generatePath(paths.adminLink, { linkId: id })
  const query = new URLSearchParams({
    q: path ?? '',
    ...(kind === 'series' && { kind: 'series' }),
  })
  return `${paths.adminAuthorPages}?${query}`
}
