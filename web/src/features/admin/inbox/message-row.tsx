import { Badge } from '@everyshelf/ui/primitives'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { formatDateTime } from '../../../format/dates.ts'
import { describeStars, type InboxRow, stateNames, typeNames } from './inbox-names.ts'

/** The server sends so much of a message. */
const BEGINNING = 200

/** A message of the list; all of it leads to the message. */
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
          {name ?? email ?? 'Somebody'}
        </span>
        <Badge tone={state === 'new' ? 'accent' : 'plain'}>{stateNames[state]}</Badge>
        <span className="text-sm text-ink-soft">
          {typeNames[type]}
          {rating > 0 && `, ${describeStars(rating)}`}
        </span>
        <time dateTime={createdAt} className="tabular ml-auto text-sm text-ink-soft">
          {formatDateTime(createdAt)}
        </time>
      </span>
      <span className="mt-1 line-clamp-2 text-ink-soft [overflow-wrap:anywhere]">
        {beginning.length < BEGINNING ? beginning : `${beginning}…`}
      </span>
    </Link>
  )
}
