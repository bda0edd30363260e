import type { EditionFormat } from '@everyshelf/domain/books'
import { isCountryCode } from '@everyshelf/domain/countries'
import { type ErrorCode, errorMessages, isErrorCode } from '@everyshelf/domain/messages'
import { retailerName } from '@everyshelf/domain/retailers'
import type { BulkAction, UnchangedReason } from '@everyshelf/domain/schemas'
import type { RouterOutputs } from '@everyshelf/server/api'
import { joinNames, nameCountries } from '../../../components/countries/join-names.ts'
import { editionNames } from '../../../components/route-reasons/edition-names.ts'

type BulkEffect = NonNullable<RouterOutputs['bulkChanges']['preview']['groups'][number]['effect']>

export const modeNames = {
  instant: 'Go straight to the store',
  choose: 'Let readers choose',
} as const

/** What an action does, as a title. @example describeAction(mode) // 'Let readers choose' */
export function describeAction(action: BulkAction): string {
  switch (action.kind) {
    case 'mode':
      return modeNames[action.mode]
    case 'retailers':
      return `Turn ${action.isOn ? 'on' : 'off'} ${joinNames(action.retailers.map((code) => retailerName(code)))}`
    case 'format':
      return action.format === 'unknown'
        ? 'Format: unknown'
        : `Format: ${editionNames[action.format]}`
    case 'match-language':
      return `Turn ${action.isOn ? 'on' : 'off'} editions by language`
    case 'sold-in':
      return `${action.isSold ? 'Sold' : 'Not sold'} in ${nameCountries(action.countries)}`
    case 'labels':
      return `${action.isAdded ? 'Add' : 'Remove'} labels: ${joinNames(action.labels)}`
    case 'titles':
      return `Add titles: ${joinNames(
        action.titles.map(({ title }) => title),
        4,
      )}`
    case 'remove':
      return 'Remove'
  }
}

/** What changes in links whose effect differs from that of others. Empty if it says nothing new. */
export function describeEffect(action: BulkAction, effect: BulkEffect | null): string {
  if (!effect) return ''
  const codes = [...effect.added, ...effect.removed]
  switch (action.kind) {
    case 'retailers':
      return `Turns ${action.isOn ? 'on' : 'off'} ${joinNames(
        codes.map((code) => retailerName(code)),
        4,
      )}`
    case 'sold-in': {
      const countries = codes.filter(isCountryCode)
      return `${action.isSold ? 'Sold' : 'Not sold'} in ${nameCountries(countries, 4)}`
    }
    case 'labels':
      return `${action.isAdded ? 'Adds' : 'Removes'} ${joinNames(codes, 4)}`
    case 'format': {
      const [was] = effect.removed
      return was
        ? `Replaces the ${editionNames[was as EditionFormat]} format`
        : 'Replaces an unknown format'
    }
    default:
      return ''
  }
}

const unchangedReasons: Readonly<Record<UnchangedReason, string>> = {
  already: 'Already set this way.',
  'one-edition': 'Only links with at least 2 editions have this setting.',
  'format-not-needed': 'Only books with an Amazon ASIN need a format.',
  stopped: 'You undid the change before it reached this link.',
}

export function describeReason(reason: UnchangedReason | ErrorCode | null): string {
  if (reason === null) return ''
  if (!isErrorCode(reason)) return unchangedReasons[reason]
  return reason === 'not-found' ? 'This link was removed.' : errorMessages[reason].text
}
