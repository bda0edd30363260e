import { CheckEmail } from '../features/accounts/check-email.tsx'

export function Component() {
  return <CheckEmail />
}
