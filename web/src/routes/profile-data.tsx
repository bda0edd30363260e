import { AccountPage } from '../components/account-page.tsx'
import { YourData } from '../features/accounts/profile/your-data.tsx'

export function Component() {
  return (
    <AccountPage title="Your data">
      <YourData />
    </AccountPage>
  )
}
