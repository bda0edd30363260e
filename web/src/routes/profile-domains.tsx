import { AccountPage } from '../components/account-page.tsx'
import { OwnDomains } from '../features/accounts/own-domains/own-domains.tsx'

export function Component() {
  return (
    <AccountPage title="Domains">
      <OwnDomains />
    </AccountPage>
  )
}
