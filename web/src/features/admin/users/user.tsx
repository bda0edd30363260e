import { readApiError } from '@everyshelf/client'
import { useParams } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { trpc } from '../../../lib/api.tsx'
import { BackLink } from '../lists/back-link.tsx'
import { ListSkeleton } from '../lists/paged-list.tsx'
import { UserActs } from './user-acts.tsx'
import { UserFacts } from './user-facts.tsx'
import { UserLinks } from './user-links.tsx'
import { UserMails } from './user-mails.tsx'
import { UserPremium } from './user-premium.tsx'
import { UserSessions } from './user-sessions.tsx'

/** One account, and what can be done about it. */
export function User() {
  const { userId = '' } = useParams()
  // Each look is written down, so the page does not look again by itself.
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
          <UserActs user={data} />
          <UserPremium user={data} />
          <UserLinks user={data} />
          <UserSessions user={data} />
          <UserMails user={data} />
        </>
      ) : error && readApiError(error).code === 'not-found' ? (
        <p className="m-0 border-y border-rule py-8 text-ink-soft">There is no such account.</p>
      ) : error ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </>
  )
}
