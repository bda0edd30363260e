import { browser } from 'wxt/browser'
import type { ShopSite } from '../lighting/shop-sites.ts'

interface LightingSwitchProps {
  readonly site: ShopSite
  readonly isOn: boolean
}

/** The permission is the switch; asking for it has to be the first thing that the press does. */
function turn({ origins }: ShopSite, isOn: boolean): void {
  const permission = { origins: [...origins] }
  void (isOn ? browser.permissions.remove(permission) : browser.permissions.request(permission))
}

export function LightingSwitch({ site, isOn }: LightingSwitchProps) {
  return (
    <li className="border-b border-rule">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5">
        <span className="min-w-0 flex-1 truncate">{site.name}</span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          checked={isOn}
          onChange={() => turn(site, isOn)}
          className="size-5 shrink-0 cursor-pointer accent-accent"
        />
      </label>
    </li>
  )
}
