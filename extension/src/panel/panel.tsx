import { Popup } from '../popup/popup.tsx'
import { useActiveTab } from './use-active-tab.ts'

/** The popup's screens beside the page; they begin anew with every page that comes to the front. */
export function Panel() {
  const page = useActiveTab()
  return <Popup key={page} />
}
