import { type CountryCode, countryCodes } from '@everyshelf/domain/countries'
import type { PageLanguage } from './messages/languages.ts'

export type CountryNames = ReadonlyMap<CountryCode, string>

const known = new Map<PageLanguage, CountryNames>()

/** Every country in one language, by name; made once, since that takes milliseconds. */
export function countryNamesIn(language: PageLanguage): CountryNames {
  const kept = known.get(language)
  if (kept) return kept
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const { compare } = new Intl.Collator(language)
  const list = countryCodes
    .map((code) => [code, names.of(code) ?? code] as const)
    .toSorted(([, a], [, b]) => compare(a, b))
  const made = new Map(list)
  known.set(language, made)
  return made
}

/** @example languageName('de') // 'Deutsch' */
export function languageName(language: PageLanguage): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
}
