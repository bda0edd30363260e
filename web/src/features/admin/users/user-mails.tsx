import { Badge } from '@everyshelf/ui/primitives'
import { DetailList, DetailSection } from '../components/detail-section.tsx'
import { RowTime } from '../components/list-row.tsx'
import type { UserSectionProps } from './user-details.ts'

export function UserMails({ user: { mails } }: UserSectionProps) {
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
