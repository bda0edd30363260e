import { PREMIUM_PRICE_CENTS, REFERRAL_REWARD_MONTHS } from '@everyshelf/domain/plans'
import { AccountSection } from '../../components/account-section.tsx'
import { trpc } from '../../lib/api.tsx'
import { useSession } from '../../lib/session.ts'
import { ReferralList } from './referral-list.tsx'
import { ReferralShare } from './referral-share.tsx'
import { ReferralStats } from './referral-stats.tsx'

/** Zeros where they cannot be loaded (specification §8). */
const NO_STATS = {
  referralCount: 0,
  premiumMonthsEarned: 0,
  totalRevenueEarnedCents: 0,
  nextPayoutDate: null,
} as const

const months = REFERRAL_REWARD_MONTHS === 1 ? 'a month' : `${REFERRAL_REWARD_MONTHS} months`
const worth = (PREMIUM_PRICE_CENTS * REFERRAL_REWARD_MONTHS) / 100

/** The link by which somebody invites others, and what came of it. */
export function ReferralSection() {
  const { user } = useSession()
  const stats = trpc.referrals.stats.useQuery(undefined, { staleTime: 0 })
  const list = trpc.referrals.list.useQuery(undefined, { staleTime: 0 })
  if (!user) return null
  return (
    <AccountSection
      name="referrals"
      title="Referrals"
      about={
        <>
          Who opens an account through your link and pays for Premium within 30 days brings you{' '}
          {months} of it, worth ${worth.toFixed(2)}. It is added 30 days after the payment, when
          that can no longer be taken back.
        </>
      }
    >
      <ReferralShare link={user.referralLink} />
      <ReferralStats stats={stats.data ?? NO_STATS} />
      {(list.isError || list.data) && <ReferralList referrals={list.data ?? []} />}
    </AccountSection>
  )
}
