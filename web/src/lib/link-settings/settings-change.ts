import { formatLinkSettings, type LinkSettings } from '@everyshelf/domain/links'
import type { RouterInputs } from '@everyshelf/server/api'

export type SettingsChange = NonNullable<RouterInputs['links']['update']['settings']>

type Fields = Readonly<Record<string, unknown>>

/**
 * What of the settings differs, and nothing else: what was changed in another window meanwhile stays.
 */
export function toSettingsChange(before: LinkSettings, after: LinkSettings): SettingsChange {
  const was = toFields(before)
  const is = toFields(after)
  const change: Record<string, unknown> = pickChanged(was, is)
  for (const part of ['shops', 'look']) {
    if (change[part]) change[part] = pickChanged(was[part] as Fields, is[part] as Fields)
  }
  return change as SettingsChange
}

function toFields(settings: LinkSettings): Fields {
  return JSON.parse(formatLinkSettings(settings))
}

function pickChanged(before: Fields, after: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
    ),
  )
}
