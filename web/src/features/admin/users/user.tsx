import { Badge } from '@everyshelf/ui/primitives'
import { useParams } from 'react-router'
import { BackLink } from '../../../components/back-link.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { paths } from '../../../lib/paths.ts'
import { DetailList, DetailSection } from '../components/detail-section.tsx'
import { RowTime } from '../components/list-row.tsx'
import { auditedView, Loaded } from '../components/loaded.tsx'
import { UserActions } from './user-actions.tsx'
import type { UserSectionProps } from './user-details.ts'
import { UserFacts } from './user-facts.tsx'
import { UserLinks } from './user-links.tsx'
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

function UserMails({ user: { mails } }: UserSectionProps) {
  return (
    <DetailSection title="Emails">
      <DetailList empty="No recent emails.">
        {mails.map((mail) => (
          <li
            key={mail.id}
            className="flex flex-wrap items-baseline gap-x-3 border-t border-rule py-2.5"
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">{mail.subject}</span>
            {mail.failedAt ? (
              <Badge tone="danger">Failed</Badge>
            ) : (
              <Badge>{mail.sentAt ? 'Sent' : 'Waiting'}</Badge>
            )}
            <RowTime at={mail.createdAt} />
          </li>
        ))}
      </DetailList>
    </DetailSection>
  )
}
