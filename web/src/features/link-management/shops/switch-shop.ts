import type { LinkSettings } from '@everyshelf/domain/links'
import type { RetailerCode } from '@everyshelf/domain/retailers'

export function switchShop(
  settings: LinkSettings,
  code: RetailerCode,
  isOn: boolean,
): LinkSettings {
  const others = settings.shops.off.filter((one) => one !== code)
  return { ...settings, shops: { ...settings.shops, off: isOn ? others : [...others, code] } }
}
