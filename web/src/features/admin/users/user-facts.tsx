import { formatCount, formatDateTime } from '@everyshelf/domain/format'
import { RECENT_CLICK_DAYS } from '@everyshelf/domain/limits'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { Fact, Facts } from '../components/facts.tsx'
import { UserBadges } from './user-badges.tsx'
import type { UserSectionProps } from './user-details.ts'

const methodNames: Readonly<Record<string, string>> = { credential: 'Password', google: 'Google' }

export function UserFacts({ user }: UserSectionProps) {
  const { id, email, name, username, publicId, createdAt, bannedAt, banReason, clicks30d } = user
  return (
    <>
      <p className="m-0 mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <strong className="min-w-0 text-xl [overflow-wrap:anywhere]">{email}</strong>
        <UserBadges user={user} />
      </p>
      {bannedAt && (
        <p className="m-0 mb-4 border-l-3 border-danger bg-danger-wash px-4 py-3">
          Banned on {formatDateTime(bannedAt)}: {banReason}
        </p>
      )}
      <Facts>
        <Fact name="Name">
          {name}
          {username && username !== name && `, shown as ${username}`}
        </Fact>
        <Fact name="Signed up">{formatDateTime(createdAt)}</Fact>
        <Fact name="Sign-in methods">
          {user.signInMethods.map((method) => methodNames[method] ?? method).join(' and ') ||
            'None yet'}
        </Fact>
        <Fact name={`Clicks, last ${RECENT_CLICK_DAYS} days`}>{formatCount(clicks30d)}</Fact>
        <Fact name="Public ID">{publicId ?? 'None yet'}</Fact>
        <Fact name="Account ID">{id}</Fact>
        <Fact name="Admin actions">
          <Link to={`${paths.adminAudit}?subject=${id}`} className="text-link">
            View in the audit log
          </Link>
        </Fact>
      </Facts>
    </>
  )
}
