import { readApiError } from '@everyshelf/client'
import { useParams } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { BackLink } from '../../../components/back-link.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { AdminLoadFailure } from '../components/admin-load-failure.tsx'
import { ListSkeleton } from '../components/paged-list.tsx'
import { UserActions } from './user-actions.tsx'
import { UserFacts } from './user-facts.tsx'
import { UserLinks } from './user-links.tsx'
import { UserMails } from './user-mails.tsx'
import { UserPremium } from './user-premium.tsx'
import { UserSessions } from './user-sessions.tsx'

/** One account and the actions on it. */
export function User() {
  const { userId = '' } = useParams()
  // Every view is written to the audit log, so the page never refetches automatically.
  const { data, error, refetch } = trpc.admin.users.get.useQuery(
    { id: userId },
    { refetchOnWindowFocus: false, refetchOnReconnect: false },
  )
  return (
    <>
      <BackLink to={paths.adminUsers}>All users</BackLink>
      {data ? (
        <>
          <UserFacts user={data} />
          <UserActions user={data} />
          <UserPremium user={data} />
          <UserLinks user={data} />
          <UserSessions user={data} />
          <UserMails user={data} />
        </>
      ) : error && readApiError(error).code === 'not-found' ? (
        <p className="m-0 border-y border-rule py-8 text-ink-soft">This account does not exist.</p>
      ) : error ? (
        <AdminLoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </>
  )
}
