import { type CountryCode, countryCodes } from '@everyshelf/domain/countries'
import type { PageLanguage } from './messages/languages.ts'

export type CountryNames = ReadonlyMap<CountryCode, string>

const cache = new Map<PageLanguage, CountryNames>()

/** All countries, sorted by their names in one language. Cached, because sorting them takes milliseconds. */
export function countryNamesIn(language: PageLanguage): CountryNames {
  const cached = cache.get(language)
  if (cached) return cached
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const { compare } = new Intl.Collator(language)
  const list = countryCodes
    .map((code) => [code, names.of(code) ?? code] as const)
    .toSorted(([, a], [, b]) => compare(a, b))
  const countryNames = new Map(list)
  cache.set(language, countryNames)
  return countryNames
}

/** @example languageName('de') // 'Deutsch' */
export function languageName(language: PageLanguage): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
}
