import { AccountPage } from '../components/account-page.tsx'
import { SubscriptionSection } from '../features/subscription/subscription-section.tsx'

export function Component() {
  return (
    <AccountPage title="Billing">
      <SubscriptionSection />
    </AccountPage>
  )
}
