import { formatDateTime } from '@everyshelf/domain/format'
import { Badge } from '@everyshelf/ui/primitives'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { describeStars, type InboxRow, stateLabels, typeLabels } from './inbox-labels.ts'

/** The server sends this many characters of a message. */
const EXCERPT_LENGTH = 200

/** A row of the list. The whole row links to the message. */
export function MessageRow({ row }: { readonly row: InboxRow }) {
  const { id, state, type, name, email, rating, beginning, createdAt } = row
  return (
    <Link
      to={generatePath(paths.adminMessage, { messageId: id })}
      className="block py-4 text-ink no-underline hover:bg-sheet"
    >
      <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span
          className={`min-w-0 [overflow-wrap:anywhere] ${state === 'new' ? 'font-semibold' : ''}`}
        >
          {name ?? email ?? 'Anonymous'}
        </span>
        <Badge tone={state === 'new' ? 'accent' : 'plain'}>{stateLabels[state]}</Badge>
        <span className="text-sm text-ink-soft">
          {typeLabels[type]}
          {rating > 0 && `, ${describeStars(rating)}`}
        </span>
        <time dateTime={createdAt} className="tabular ml-auto text-sm text-ink-soft">
          {formatDateTime(createdAt)}
        </time>
      </span>
      <span className="mt-1 line-clamp-2 text-ink-soft [overflow-wrap:anywhere]">
        {beginning.length < EXCERPT_LENGTH ? beginning : `${beginning}…`}
      </span>
    </Link>
  )
}
