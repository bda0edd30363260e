import type { RouterOutputs } from '@everyshelf/server/api'
import { Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { formatDay } from '../../lib/format-day.ts'

type Referral = RouterOutputs['referrals']['list'][number]

const states: Record<Referral['state'], string> = {
  waiting: 'No payment yet',
  paid: 'Paid, your month is on its way',
  credited: 'Month added',
  reversed: 'Payment taken back',
  expired: 'No payment in time',
}

/** More than fits in a glance comes when it is asked for. */
const FIRST_ROWS = 10

interface ReferralListProps {
  /** Newest first. */
  readonly referrals: readonly Referral[]
}

/** Who came through the link: a first name and a day, nothing else. */
export function ReferralList({ referrals }: ReferralListProps) {
  const [isWhole, setWhole] = useState(false)
  if (referrals.length === 0) {
    return <p className="mt-6 mb-0 text-ink-soft">Nobody has come through your link yet.</p>
  }
  const shown = isWhole ? referrals : referrals.slice(0, FIRST_ROWS)
  return (
    <>
      <ul aria-label="Referrals" className="m-0 mt-7 list-none border-b border-rule p-0">
        {shown.map(({ firstName, createdAt, state }) => (
          <li
            key={`${createdAt} ${firstName}`}
            className="flex flex-wrap items-baseline gap-x-6 gap-y-0.5 border-t border-rule py-3"
          >
            <span className="min-w-0 font-medium break-words">{firstName}</span>
            <time dateTime={createdAt} className="text-sm text-ink-soft">
              {formatDay(createdAt)}
            </time>
            <span className="ml-auto text-sm text-ink-soft">{states[state]}</span>
          </li>
        ))}
      </ul>
      {shown.length < referrals.length && (
        <Button kind="outline" className="mt-4" onClick={() => setWhole(true)}>
          Show all {referrals.length}
        </Button>
      )}
    </>
  )
}
