import { useParams } from 'react-router'
import { BackLink } from '../../../components/back-link.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { paths } from '../../../lib/paths.ts'
import { auditedView, Loaded } from '../components/loaded.tsx'
import { UserActions } from './user-actions.tsx'
import { UserFacts } from './user-facts.tsx'
import { UserLinks } from './user-links.tsx'
import { UserMails } from './user-mails.tsx'
import { UserPremium } from './user-premium.tsx'
import { UserSessions } from './user-sessions.tsx'

/** One account and the actions on it. */
export function User() {
  const { userId = '' } = useParams()
  const query = trpc.admin.users.get.useQuery({ id: userId }, auditedView)
  return (
    <>
      <BackLink to={paths.adminUsers}>All users</BackLink>
      <Loaded query={query} missing="This account does not exist.">
        {(user) => (
          <>
            <UserFacts user={user} />
            <UserActions user={user} />
            <UserPremium user={user} />
            <UserLinks user={user} />
            <UserSessions user={user} />
            <UserMails user={user} />
          </>
        )}
      </Loaded>
    </>
  )
}
