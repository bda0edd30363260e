import { formatDateTime } from '@everyshelf/domain/format'
import type { RouterOutputs } from '@everyshelf/server/api'
import { Badge } from '@everyshelf/ui/primitives'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { formatKey } from '../components/format-key.ts'

type Row = RouterOutputs['admin']['links']['list']['rows'][number]

/** A row of the list. The whole row links to the link's page. */
export function LinkRow({ row }: { readonly row: Row }) {
  const { id, slug, identifier, title, ownerEmail, createdAt, removedAt, disabledAt } = row
  return (
    <Link
      to={generatePath(paths.adminLink, { linkId: id })}
      className="block py-4 text-ink no-underline hover:bg-sheet"
    >
      <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="line-clamp-2 min-w-0 font-semibold [overflow-wrap:anywhere]">{title}</span>
        {disabledAt && <Badge tone="danger">Disabled</Badge>}
        {removedAt && <Badge>Removed</Badge>}
        <time dateTime={createdAt} className="tabular ml-auto text-sm text-ink-soft">
          {formatDateTime(createdAt)}
        </time>
      </span>
      <span className="tabular mt-0.5 flex flex-wrap gap-x-4 text-ink-soft">
        <span>/go/{slug}</span>
        <span>{formatKey(identifier)}</span>
        <span className="min-w-0 [overflow-wrap:anywhere]">{ownerEmail ?? 'No owner'}</span>
      </span>
    </Link>
  )
}
