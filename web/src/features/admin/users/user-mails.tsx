import { Badge } from '@everyshelf/ui/primitives'
import { formatDateTime } from '../../../format/dates.ts'
import { Lines, Part } from '../lists/part.tsx'
import type { UserPartProps } from './user-details.ts'

export function UserMails({ user: { mails } }: UserPartProps) {
  return (
    <Part title="Mails">
      <Lines empty="None was written to this address of late.">
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
            <time dateTime={mail.createdAt} className="tabular ml-auto text-sm text-ink-soft">
              {formatDateTime(mail.createdAt)}
            </time>
          </li>
        ))}
      </Lines>
    </Part>
  )
}
