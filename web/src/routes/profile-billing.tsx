import { AccountPage } from '../components/account-page.tsx'
import { InvoicesSection } from '../features/subscription/invoices-section.tsx'
import { PlanSection } from '../features/subscription/plan-section.tsx'

export function Component() {
  return (
    <AccountPage title="Billing">
      <PlanSection />
      <InvoicesSection />
    </AccountPage>
  )
}
