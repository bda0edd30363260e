import { PREMIUM_MONTHS_MAX } from '@everyshelf/domain/schemas'
import { Button, ChoiceField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { formatDateTime } from '../../../format/dates.ts'
import { trpc } from '../../../lib/api.tsx'
import { Lines, Part } from '../lists/part.tsx'
import { ReasonDialog } from '../lists/reason-dialog.tsx'
import { useUserRefresh } from './use-user-refresh.ts'
import type { UserDetails, UserPartProps } from './user-details.ts'

const months = Array.from({ length: PREMIUM_MONTHS_MAX }, (_, index) => {
  const code = String(index + 1)
  return { code, name: describeMonths(index + 1) }
})

/** What is paid, what was given, and giving more. */
export function UserPremium({ user }: UserPartProps) {
  const { id, grants } = user
  const [open, setOpen] = useState<'give' | 'end' | null>(null)
  const [count, setCount] = useState('1')
  const refresh = useUserRefresh(id)
  const after = {
    onSuccess: async () => {
      setOpen(null)
      await refresh()
    },
  }
  const give = trpc.admin.users.grantPremium.useMutation(after)
  const end = trpc.admin.users.endPremium.useMutation(after)
  const isGiven = grants.some(({ revokedAt }) => revokedAt === null)
  return (
    <Part title="Premium">
      <p className="m-0 mb-4">{describePremium(user)}</p>
      <Lines empty="No months were given.">
        {grants.map((grant) => (
          <li key={grant.id} className="border-t border-rule py-2.5">
            {describeMonths(grant.months)}{' '}
            {grant.source === 'admin' ? 'by an admin' : 'for a referral'},{' '}
            {formatDateTime(grant.startsAt)}
            {grant.revokedAt && `; taken back ${formatDateTime(grant.revokedAt)}`}
          </li>
        ))}
      </Lines>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button kind="outline" onClick={() => setOpen('give')}>
          Give months
        </Button>
        {isGiven && (
          <Button kind="danger" onClick={() => setOpen('end')}>
            Take given months back
          </Button>
        )}
      </div>
      {open === 'give' && (
        <ReasonDialog
          title="Give Premium"
          description="The months begin today, or run on after those given before."
          hint="Kept in the audit log, for admins."
          action="Give"
          isBusy={give.isPending}
          error={give.error}
          onReason={(reason) => give.mutate({ id, months: Number(count), reason })}
          onClose={() => setOpen(null)}
        >
          <div className="mb-4">
            <ChoiceField label="How long" value={count} choices={months} onChange={setCount} />
          </div>
        </ReasonDialog>
      )}
      {open === 'end' && (
        <ReasonDialog
          title="Take the given months back?"
          description="What is left of them ends now. A subscription that is paid for is not touched."
          hint="Kept in the audit log, for admins."
          action="Take back"
          isDangerous
          isBusy={end.isPending}
          error={end.error}
          onReason={(reason) => end.mutate({ id, reason })}
          onClose={() => setOpen(null)}
        />
      )}
    </Part>
  )
}

function describePremium({ premium }: UserDetails): string {
  const { isPremium, premiumUntil, source, subscription } = premium
  if (!isPremium) return 'On the free plan.'
  const until = premiumUntil ? ` until ${formatDateTime(premiumUntil)}` : ''
  if (source === 'grant') return `Premium by given months${until}.`
  const end = subscription?.cancelsAtEnd ? ', cancelled and not renewed' : ''
  return `Premium by a subscription${until}${end}.`
}

function describeMonths(count: number): string {
  return count === 1 ? 'One month' : `${count} months`
}
