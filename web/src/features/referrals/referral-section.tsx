import { formatDate, formatMoney } from '@everyshelf/domain/format'
import {
  MONEY_BACK_DAYS,
  PREMIUM_PRICE_CENTS,
  REFERRAL_REWARD_MONTHS,
  REFERRAL_VALIDITY_DAYS,
} from '@everyshelf/domain/plans'
import type { RouterOutputs } from '@everyshelf/server/api'
import { trpc } from '../../lib/api/trpc.tsx'
import { useSession } from '../../lib/session/session.ts'
import { ReferralList } from './referral-list.tsx'
import { ReferralShare } from './referral-share.tsx'

/** Zeros where they cannot be loaded (the specification). */
const NO_STATS = {
  referralCount: 0,
  premiumMonthsEarned: 0,
  totalRevenueEarnedCents: 0,
  nextPayoutDate: null,
} as const

const months =
  REFERRAL_REWARD_MONTHS === 1 ? 'a free month' : `${REFERRAL_REWARD_MONTHS} free months`
const worth = formatMoney(PREMIUM_PRICE_CENTS * REFERRAL_REWARD_MONTHS, 'usd')

/** The user's referral link and the referrals it brought. */
export function ReferralSection() {
  const { user } = useSession()
  const stats = trpc.referrals.stats.useQuery(undefined, { staleTime: 0 })
  const list = trpc.referrals.list.useQuery(undefined, { staleTime: 0 })
  if (!user) return null
  return (
    <>
      <p className="mt-0 mb-6 max-w-[66ch] text-ink-soft text-pretty">
        Get {months} of Premium, worth {worth}, for each person who signs up through your link and
        pays within {REFERRAL_VALIDITY_DAYS} days. If they get a refund within {MONEY_BACK_DAYS}{' '}
        days, we revoke your reward. Free months start when your paid period ends, or at once
        without one.
      </p>
      <ReferralShare link={user.referralLink} />
      <ReferralStats stats={stats.data ?? NO_STATS} />
      {(list.isError || list.data) && <ReferralList referrals={list.data ?? []} />}
    </>
  )
}

interface ReferralStatsProps {
  readonly stats: RouterOutputs['referrals']['stats']
}

/** The four referral numbers of the specification. */
function ReferralStats({ stats }: ReferralStatsProps) {
  const { referralCount, premiumMonthsEarned, totalRevenueEarnedCents, nextPayoutDate } = stats
  const numbers = [
    ['People referred', String(referralCount)],
    ['Months earned', String(premiumMonthsEarned)],
    ['Value', formatMoney(totalRevenueEarnedCents, 'usd')],
    ['Final on', nextPayoutDate ? formatDate(nextPayoutDate) : '–'],
  ] as const
  return (
    <dl className="m-0 mt-7 grid grid-cols-2 gap-px overflow-hidden rounded-md border border-rule bg-rule lg:grid-cols-4">
      {numbers.map(([name, value]) => (
        <div key={name} className="flex flex-col-reverse justify-end bg-paper p-4">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="tabular m-0 font-display text-xl leading-tight">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
