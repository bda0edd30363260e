import { formatDateTime } from '@everyshelf/domain/format'
import { DetailList, DetailSection } from '../components/detail-section.tsx'
import type { UserDetails, UserSectionProps } from './user-details.ts'

const devices = { Desktop: 'a computer', Mobile: 'a phone', Tablet: 'a tablet' }

export function UserSessions({ user: { sessions } }: UserSectionProps) {
  return (
    <DetailSection title="Sessions">
      <DetailList empty="Not signed in anywhere.">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-baseline gap-x-3 border-t border-rule py-2.5"
          >
            {describeSession(session)}
            <span className="tabular ml-auto text-sm text-ink-soft">
              signed in {formatDateTime(session.createdAt)}, last used{' '}
              {formatDateTime(session.lastUsedAt)}
            </span>
          </li>
        ))}
      </DetailList>
    </DetailSection>
  )
}

function describeSession(session: UserDetails['sessions'][number]): string {
  const { client, browser, device } = session
  const isUnknown = browser === 'Unknown'
  if (client === 'extension') return `Extension in ${isUnknown ? 'an unknown browser' : browser}`
  return `${isUnknown ? 'Unknown browser' : browser} on ${devices[device]}`
}
