import { formatDate, formatMoney } from '@everyshelf/domain/format'
import type { RouterOutputs } from '@everyshelf/server/api'

interface ReferralStatsProps {
  readonly stats: RouterOutputs['referrals']['stats']
}

/** The four referral numbers of the specification. */
export function ReferralStats({ stats }: ReferralStatsProps) {
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
