import { AccountPage } from '../components/account-page.tsx'
import { ReferralSection } from '../features/referrals/referral-section.tsx'

export function Component() {
  return (
    <AccountPage title="Referrals">
      <ReferralSection />
    </AccountPage>
  )
}
