import { countOf, formatDateTime } from '@everyshelf/domain/format'
import { PREMIUM_MONTHS_MAX } from '@everyshelf/domain/schemas'
import { Button, ChoiceField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { trpc } from '../../../lib/api/trpc.tsx'
import { DetailList, DetailSection } from '../components/detail-section.tsx'
import { ReasonDialog } from '../components/reason-dialog.tsx'
import { useUserRefresh } from './use-user-refresh.ts'
import type { UserDetails, UserSectionProps } from './user-details.ts'

const months = Array.from({ length: PREMIUM_MONTHS_MAX }, (_, index) => {
  const code = String(index + 1)
  return { code, name: describeMonths(index + 1) }
})

/** Subscription and complimentary months, with buttons to grant and revoke. */
export function UserPremium({ user }: UserSectionProps) {
  const { id, grants } = user
  const [open, setOpen] = useState<'grant' | 'revoke' | null>(null)
  const [count, setCount] = useState('1')
  const refresh = useUserRefresh(id)
  const after = {
    onSuccess: async () => {
      setOpen(null)
      await refresh()
    },
  }
  const grant = trpc.admin.users.grantPremium.useMutation(after)
  const revoke = trpc.admin.users.endPremium.useMutation(after)
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
        <Button kind="outline" onClick={() => setOpen('grant')}>
          Grant complimentary months
        </Button>
        {hasGrants && (
          <Button kind="danger" onClick={() => setOpen('revoke')}>
            Revoke complimentary months
          </Button>
        )}
      </div>
      {open === 'grant' && (
        <ReasonDialog
          title="Grant Premium"
          description="The months start today, or after earlier complimentary months."
          hint="Stored in the audit log, which only admins see."
          action="Grant"
          isBusy={grant.isPending}
          error={grant.error}
          onReason={(reason) => grant.mutate({ id, months: Number(count), reason })}
          onClose={() => setOpen(null)}
        >
          <div className="mb-4">
            <ChoiceField label="Duration" value={count} choices={months} onChange={setCount} />
          </div>
        </ReasonDialog>
      )}
      {open === 'revoke' && (
        <ReasonDialog
          title="Revoke complimentary months?"
          description="The remaining complimentary months end now. A paid subscription is not affected."
          hint="Stored in the audit log, which only admins see."
          action="Revoke"
          isDangerous
          isBusy={revoke.isPending}
          error={revoke.error}
          onReason={(reason) => revoke.mutate({ id, reason })}
          onClose={() => setOpen(null)}
        />
      )}
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
