import { formatDate } from '@everyshelf/domain/format'
import { REFERRAL_VALIDITY_DAYS } from '@everyshelf/domain/plans'
import type { RouterOutputs } from '@everyshelf/server/api'
import { Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'

type Referral = RouterOutputs['referrals']['list'][number]

const stateTexts: Record<Referral['state'], string> = {
  waiting: 'No payment yet',
  credited: 'Free month added',
  reversed: 'Month revoked: payment refunded',
  expired: `No payment within ${REFERRAL_VALIDITY_DAYS} days`,
}

function describeState({ state, pendingUntil }: Referral): string {
  return pendingUntil === null
    ? stateTexts[state]
    : `Free month added. If their payment is refunded by ${formatDate(pendingUntil)}, we revoke the month.`
}

/** The rest is behind "Show all". */
const FIRST_ROWS = 10

interface ReferralListProps {
  /** Newest first. */
  readonly referrals: readonly Referral[]
}

/** Shows each referred person's first name and day, and nothing else about them. */
export function ReferralList({ referrals }: ReferralListProps) {
  const [showsAll, setShowsAll] = useState(false)
  if (referrals.length === 0) {
    return <p className="mt-6 mb-0 text-ink-soft">No one has signed up through your link yet.</p>
  }
  const shown = showsAll ? referrals : referrals.slice(0, FIRST_ROWS)
  return (
    <>
      <ul aria-label="Referrals" className="m-0 mt-7 list-none border-b border-rule p-0">
        {shown.map((referral) => (
          <li
            key={`${referral.createdAt} ${referral.firstName}`}
            className="flex flex-wrap items-baseline gap-x-6 gap-y-0.5 border-t border-rule py-3"
          >
            <span className="min-w-0 font-medium break-words">{referral.firstName}</span>
            <time dateTime={referral.createdAt} className="text-sm text-ink-soft">
              {formatDate(referral.createdAt)}
            </time>
            <span className="ml-auto text-sm text-ink-soft">{describeState(referral)}</span>
          </li>
        ))}
      </ul>
      {shown.length < referrals.length && (
        <Button kind="outline" className="mt-4" onClick={() => setShowsAll(true)}>
          Show all {referrals.length} referrals
        </Button>
      )}
    </>
  )
}
