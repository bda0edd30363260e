import { AccountPage } from '../components/account-page.tsx'
import { Webhooks } from '../features/accounts/webhooks/webhooks.tsx'

export function Component() {
  return (
    <AccountPage title="Webhooks">
      <Webhooks />
    </AccountPage>
  )
}
