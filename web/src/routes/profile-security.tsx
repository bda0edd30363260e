import { AccountPage } from '../components/account-page.tsx'
import { Security } from '../features/accounts/security/security.tsx'

export function Component() {
  return (
    <AccountPage title="Security">
      <Security />
    </AccountPage>
  )
}
