import { formatDateTime } from '../../../format/dates.ts'
import { Lines, Part } from '../lists/part.tsx'
import type { UserDetails, UserPartProps } from './user-details.ts'

const devices = { Desktop: 'a computer', Mobile: 'a phone', Tablet: 'a tablet' }

export function UserSessions({ user: { sessions } }: UserPartProps) {
  return (
    <Part title="Sessions">
      <Lines empty="Signed in nowhere.">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-baseline gap-x-3 border-t border-rule py-2.5"
          >
            {describeSession(session)}
            <span className="tabular ml-auto text-sm text-ink-soft">
              since {formatDateTime(session.createdAt)}, last used{' '}
              {formatDateTime(session.lastUsedAt)}
            </span>
          </li>
        ))}
      </Lines>
    </Part>
  )
}

function describeSession(session: UserDetails['sessions'][number]): string {
  const { client, browser, device } = session
  const name = browser === 'Unknown' ? 'A browser' : browser
  return client === 'extension' ? `Extension in ${name}` : `${name} on ${devices[device]}`
}
