import { ConnectPage } from '../features/accounts/connect/connect-page.tsx'

export function Component() {
  return <ConnectPage />
}
