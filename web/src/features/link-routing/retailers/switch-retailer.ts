import type { LinkSettings } from '@everyshelf/domain/links'
import type { RetailerCode } from '@everyshelf/domain/retailers'

export function switchRetailer(
  settings: LinkSettings,
  code: RetailerCode,
  isOn: boolean,
): LinkSettings {
  const others = settings.retailers.off.filter((one) => one !== code)
  return {
    ...settings,
    retailers: { ...settings.retailers, off: isOn ? others : [...others, code] },
  }
}
