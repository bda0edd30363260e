import { StatusPage } from '../features/information/status/status-page.tsx'

export function Component() {
  return <StatusPage />
}
