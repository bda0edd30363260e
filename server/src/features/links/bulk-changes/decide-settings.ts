import { formatOf, listFallbacks, toEditions } from '@everyshelf/domain/books'
import type { CountryCode } from '@everyshelf/domain/countries'
import type { BookIdentifier } from '@everyshelf/domain/identifiers'
import { formatLinkSettings, type LinkSettings, parseLinkSettings } from '@everyshelf/domain/links'
import type { BulkAction, UnchangedReason } from '@everyshelf/domain/schemas'
import { changeFormat, changeSettings, normalizeSettings } from '../settings/change-settings.ts'
import type { BulkEffect } from './schema.ts'

export type SettingsAction = Exclude<BulkAction, { kind: 'remove' | 'labels' | 'titles' }>

interface ChangedSettings {
  /** As stored. */
  readonly settings: string
  readonly effect: BulkEffect
}

/** The settings of one link after an action, or why they stay as they are. */
export function decideSettings(
  action: SettingsAction,
  stored: string,
  book: BookIdentifier,
): ChangedSettings | UnchangedReason {
  const before = parseLinkSettings(stored)
  switch (action.kind) {
    case 'mode':
      return describeChange(stored, changeSettings(stored, book, { mode: action.mode }), {
        added: [action.mode],
        removed: [before.mode],
      })
    case 'match-language':
      if (before.editions.length < 2) return 'one-edition'
      return describeChange(
        stored,
        changeSettings(stored, book, { matchLanguage: action.isOn }),
        noEffect,
      )
    case 'retailers':
      return switchRetailers(action, before, stored, book)
    case 'format':
      return setFormat(action, before, stored, book)
    case 'sold-in':
      return setSoldIn(action, before, book)
  }
}

export const noEffect: BulkEffect = { added: [], removed: [] }

function describeChange(
  before: string,
  after: string,
  effect: BulkEffect,
): ChangedSettings | 'already' {
  return after === normalizeSettings(before) ? 'already' : { settings: after, effect }
}

type ActionOf<Kind> = Extract<SettingsAction, { kind: Kind }>

function switchRetailers(
  { retailers, isOn }: ActionOf<'retailers'>,
  before: LinkSettings,
  stored: string,
  book: BookIdentifier,
) {
  const { off } = before.retailers
  const switched = [...new Set(retailers)].filter((code) => off.includes(code) === isOn)
  if (switched.length === 0) return 'already'
  const next = isOn ? off.filter((code) => !switched.includes(code)) : [...off, ...switched]
  return {
    settings: changeSettings(stored, book, { retailers: { off: next } }),
    effect: isOn ? { added: switched, removed: [] } : { added: [], removed: switched },
  }
}

function setFormat(
  { format }: ActionOf<'format'>,
  { editions }: LinkSettings,
  stored: string,
  book: BookIdentifier,
) {
  const was = formatOf(editions, book)
  const next = format === 'unknown' ? null : format
  if (was === next) return 'already'
  const settings = changeFormat(stored, book, next)
  // Only a B0 ASIN without editions needs a format; an ISBN is always a printed book.
  if (settings === normalizeSettings(stored)) return 'format-not-needed'
  return { settings, effect: { added: next ? [next] : [], removed: was ? [was] : [] } }
}

function setSoldIn(
  { countries, isSold }: ActionOf<'sold-in'>,
  before: LinkSettings,
  book: BookIdentifier,
) {
  const editions = listFallbacks(book, before.editions)
  const isMarked = (code: CountryCode) =>
    isSold
      ? editions.some(({ notSoldIn }) => notSoldIn.includes(code))
      : editions.every(({ notSoldIn }) => notSoldIn.includes(code))
  const changed = [...new Set(countries)].filter((code) => isMarked(code) === isSold)
  if (changed.length === 0) return 'already'
  const next = editions.map((edition) => {
    const others = edition.notSoldIn.filter((code) => !changed.includes(code))
    return { ...edition, notSoldIn: isSold ? others : [...others, ...changed] }
  })
  return {
    settings: normalizeSettings(
      formatLinkSettings({ ...before, editions: toEditions(book, next) }),
    ),
    effect: isSold ? { added: changed, removed: [] } : { added: [], removed: changed },
  }
}
