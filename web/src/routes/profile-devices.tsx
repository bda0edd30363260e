import { AccountPage } from '../components/account-page.tsx'
import { Devices } from '../features/accounts/profile/devices.tsx'

export function Component() {
  return (
    <AccountPage title="Devices">
      <Devices />
    </AccountPage>
  )
}
