import { Switch } from '@everyshelf/ui/primitives'
import { browser } from 'wxt/browser'
import type { ShopSite } from '../lighting/shop-sites.ts'

interface LightingSwitchProps {
  readonly site: ShopSite
  readonly isOn: boolean
}

/** The permission is the switch; asking for it has to be the first thing that the press does. */
function turn({ origins }: ShopSite, isOn: boolean): void {
  const permission = { origins: [...origins] }
  void (isOn ? browser.permissions.request(permission) : browser.permissions.remove(permission))
}

export function LightingSwitch({ site, isOn }: LightingSwitchProps) {
  return (
    <li className="flex min-h-13 items-center justify-between gap-4 border-b border-rule">
      <span className="min-w-0 truncate">{site.name}</span>
      <Switch label={site.name} isOn={isOn} onChange={(on) => turn(site, on)} />
    </li>
  )
}
