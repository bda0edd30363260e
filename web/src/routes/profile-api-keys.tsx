import { AccountPage } from '../components/account-page.tsx'
import { ApiKeys } from '../features/accounts/api-keys/api-keys.tsx'

export function Component() {
  return (
    <AccountPage title="API keys">
      <ApiKeys />
    </AccountPage>
  )
}
