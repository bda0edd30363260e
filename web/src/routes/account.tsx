import { AccountPage } from '../features/accounts/account-page.tsx'

export function Component() {
  return <AccountPage />
}
