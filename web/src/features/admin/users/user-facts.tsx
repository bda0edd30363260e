import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { formatDateTime } from '../../../format/dates.ts'
import { formatCount } from '../../../format/numbers.ts'
import { Fact, Facts } from '../lists/facts.tsx'
import type { UserPartProps } from './user-details.ts'
import { UserMarks } from './user-marks.tsx'

const waysIn: Readonly<Record<string, string>> = { credential: 'a password', google: 'Google' }

export function UserFacts({ user }: UserPartProps) {
  const { id, email, name, username, publicId, createdAt, bannedAt, banReason, clicks30d } = user
  return (
    <>
      <p className="m-0 mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <strong className="min-w-0 text-xl [overflow-wrap:anywhere]">{email}</strong>
        <UserMarks user={user} />
      </p>
      {bannedAt && (
        <p className="m-0 mb-4 border-l-3 border-danger bg-danger-wash px-4 py-3">
          Banned on {formatDateTime(bannedAt)}: {banReason}
        </p>
      )}
      <Facts>
        <Fact name="Name">
          {name}
          {username && username !== name && `, called ${username}`}
        </Fact>
        <Fact name="Signed up">{formatDateTime(createdAt)}</Fact>
        <Fact name="Signs in with">
          {user.waysIn.map((way) => waysIn[way] ?? way).join(' and ') || 'nothing yet'}
        </Fact>
        <Fact name="Clicks in 30 days">{formatCount(clicks30d)}</Fact>
        <Fact name="Public id">{publicId ?? 'none yet'}</Fact>
        <Fact name="Account id">{id}</Fact>
        <Fact name="What admins did">
          <Link to={`${paths.adminAudit}?subject=${id}`} className="text-link">
            In the audit log
          </Link>
        </Fact>
      </Facts>
    </>
  )
}
