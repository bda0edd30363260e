import { describeLinkSettings, type LinkSettings } from '@everyshelf/domain/links'
import type { RouterInputs } from '@everyshelf/server/api'

export type SettingsChange = NonNullable<RouterInputs['links']['update']['settings']>

type Fields = Readonly<Record<string, unknown>>

/**
 * The settings that differ, and nothing else, so a change made in another window is not overwritten.
 */
export function toSettingsChange(before: LinkSettings, after: LinkSettings): SettingsChange {
  const was: Fields = { ...describeLinkSettings(before) }
  const is: Fields = { ...describeLinkSettings(after) }
  const change: Record<string, unknown> = pickChanged(was, is)
  for (const group of ['retailers', 'look']) {
    if (change[group]) change[group] = pickChanged(was[group] as Fields, is[group] as Fields)
  }
  return change as SettingsChange
}

function pickChanged(before: Fields, after: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
    ),
  )
}
