import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { RowTime } from '../components/list-row.tsx'
import { type AuditRow, describeAction, describeDetails } from './audit-labels.ts'

export function AuditLine({ row }: { readonly row: AuditRow }) {
  const { number, happenedAt, actor, actorEmail, action, details } = row
  const facts = describeDetails(details)
  return (
    <div className="py-3">
      <p className="m-0 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="tabular text-sm text-ink-faint">{number}</span>{' '}
        <strong>{describeAction(action)}</strong>{' '}
        <span className="min-w-0 text-ink-soft [overflow-wrap:anywhere]">
          {actor === 'host' ? 'from the server’s command line' : `by ${actorEmail ?? actor}`}
        </span>
        <RowTime at={happenedAt} />
      </p>
      {(row.subject || facts) && (
        <p className="m-0 mt-0.5 flex flex-wrap gap-x-4 text-sm text-ink-soft [overflow-wrap:anywhere]">
          <Subject row={row} />
          {facts && <span>{facts}</span>}
        </p>
      )}
    </div>
  )
}

function Subject({ row: { action, subject } }: { readonly row: AuditRow }) {
  if (!subject) return null
  const [kind] = action.split('.')
  const path =
    kind === 'user' || kind === 'role'
      ? generatePath(paths.adminUser, { userId: subject })
      : kind === 'link' && generatePath(paths.adminLink, { linkId: subject })
  if (!path) return <span>{subject}</span>
  return (
    <Link to={path} className="text-link">
      {subject}
    </Link>
  )
}
