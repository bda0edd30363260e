import { countOf, formatDateTime } from '@everyshelf/domain/format'
import { PREMIUM_MONTHS_MAX } from '@everyshelf/domain/schemas'
import { ChoiceField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { apiClient } from '../../../lib/api/api-client.ts'
import { DetailList, DetailSection } from '../components/detail-section.tsx'
import { ReasonButton } from '../components/reason-button.tsx'
import { useUserRefresh } from './use-user-refresh.ts'
import type { UserDetails, UserSectionProps } from './user-details.ts'

const months = Array.from({ length: PREMIUM_MONTHS_MAX }, (_, index) => {
  const code = String(index + 1)
  return { code, name: describeMonths(index + 1) }
})

const hint = 'Stored in the audit log, which only admins see.'

const grantTexts = {
  title: 'Grant Premium',
  description: 'The months start today, or after earlier complimentary months.',
  hint,
  action: 'Grant',
}

const revokeTexts = {
  title: 'Revoke complimentary months?',
  description: 'The remaining complimentary months end now. A paid subscription is not affected.',
  hint,
  action: 'Revoke',
}

/** Subscription and complimentary months, with buttons to grant and revoke. */
export function UserPremium({ user }: UserSectionProps) {
  const { id, grants } = user
  const { users } = apiClient.admin
  const [count, setCount] = useState('1')
  const refresh = useUserRefresh(id)
  const hasGrants = grants.some(({ revokedAt }) => revokedAt === null)
  return (
    <DetailSection title="Premium">
      <p className="m-0 mb-4">{describePremium(user)}</p>
      <DetailList empty="No complimentary months.">
        {grants.map((granted) => (
          <li key={granted.id} className="border-t border-rule py-2.5">
            {describeMonths(granted.months)}{' '}
            {granted.source === 'admin' ? 'from an admin' : 'for a referral'}, starting{' '}
            {formatDateTime(granted.startsAt)}
            {granted.revokedAt && `, revoked ${formatDateTime(granted.revokedAt)}`}
          </li>
        ))}
      </DetailList>
      <div className="mt-4 flex flex-wrap gap-3">
        <ReasonButton
          kind="outline"
          texts={grantTexts}
          fields={
            <div className="mb-4">
              <ChoiceField label="Duration" value={count} choices={months} onChange={setCount} />
            </div>
          }
          onReason={(reason) => users.grantPremium.mutate({ id, months: Number(count), reason })}
          onDone={refresh}
        >
          Grant complimentary months
        </ReasonButton>
        {hasGrants && (
          <ReasonButton
            texts={revokeTexts}
            onReason={(reason) => users.endPremium.mutate({ id, reason })}
            onDone={refresh}
          >
            Revoke complimentary months
          </ReasonButton>
        )}
      </div>
    </DetailSection>
  )
}

function describePremium({ premium }: UserDetails): string {
  const { isPremium, premiumUntil, source, subscription } = premium
  if (!isPremium) return 'Free plan.'
  const until = premiumUntil ? ` until ${formatDateTime(premiumUntil)}` : ''
  if (source === 'grant') return `Complimentary Premium${until}.`
  const ending = subscription?.cancelsAtEnd ? '. Canceled, will not renew' : ''
  return `Premium subscription${until}${ending}.`
}

function describeMonths(count: number): string {
  return countOf(count, 'month')
}
