import { formatDateTime } from '@everyshelf/domain/format'
import type { RouterOutputs } from '@everyshelf/server/api'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { UserBadges } from './user-badges.tsx'

type Row = RouterOutputs['admin']['users']['list']['rows'][number]

/** A row of the list. The whole row links to the user. */
export function UserRow({ row }: { readonly row: Row }) {
  const { id, email, name, username, createdAt } = row
  return (
    <Link
      to={generatePath(paths.adminUser, { userId: id })}
      className="block py-4 text-ink no-underline hover:bg-sheet"
    >
      <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{email}</span>
        <UserBadges user={row} />
        <time dateTime={createdAt} className="tabular ml-auto text-sm text-ink-soft">
          {formatDateTime(createdAt)}
        </time>
      </span>
      <span className="mt-0.5 block text-ink-soft [overflow-wrap:anywhere]">
        {name}
        {username && username !== name && `, shown as ${username}`}
      </span>
    </Link>
  )
}
