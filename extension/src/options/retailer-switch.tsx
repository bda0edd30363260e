import { Switch } from '@everyshelf/ui/primitives'
import { browser } from 'wxt/browser'
import type { RetailerSite } from '../toolbar-icon/retailer-sites.ts'

interface RetailerSwitchProps {
  readonly site: RetailerSite
  readonly isOn: boolean
}

/** Browsers accept a permission request only directly in the click handler. */
function turn({ origins }: RetailerSite, isOn: boolean): void {
  const permission = { origins: [...origins] }
  void (isOn ? browser.permissions.request(permission) : browser.permissions.remove(permission))
}

export function RetailerSwitch({ site, isOn }: RetailerSwitchProps) {
  return (
    <li className="flex min-h-13 items-center justify-between gap-4 border-b border-rule">
      <span className="min-w-0 truncate">{site.name}</span>
      <Switch label={site.name} isOn={isOn} onChange={(on) => turn(site, on)} />
    </li>
  )
}
