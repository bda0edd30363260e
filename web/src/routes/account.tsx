import { AccountsNotOpen } from '../features/accounts/accounts-not-open.tsx'

export function Component() {
  return <AccountsNotOpen />
}
