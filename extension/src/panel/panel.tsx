import { Popup } from '../popup/popup.tsx'
import { useActiveTab } from './use-active-tab.ts'

/** The popup's screens in the side panel; they start over when another page becomes active. */
export function Panel() {
  const page = useActiveTab()
  return <Popup key={page} />
}
