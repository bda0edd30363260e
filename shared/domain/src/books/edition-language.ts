import { baseLanguage, type LanguageTag } from '../countries/index.ts'

/** The languages that an edition can have: ISO 639 codes as browsers send them. */
export const editionLanguages = [
  ...([
    'af',
    'ar',
    'bg',
    'bn',
    'ca',
    'cs',
    'cy',
    'da',
    'de',
    'el',
    'en',
    'es',
    'et',
    'eu',
  ] as const),
  ...([
    'fa',
    'fi',
    'fr',
    'ga',
    'gl',
    'gu',
    'he',
    'hi',
    'hr',
    'hu',
    'id',
    'is',
    'it',
    'ja',
  ] as const),
  ...([
    'kn',
    'ko',
    'la',
    'lb',
    'lt',
    'lv',
    'ml',
    'mr',
    'ms',
    'nl',
    'no',
    'pa',
    'pl',
    'pt',
  ] as const),
  ...([
    'ro',
    'ru',
    'sk',
    'sl',
    'sq',
    'sr',
    'sv',
    'sw',
    'ta',
    'te',
    'th',
    'tl',
    'tr',
    'uk',
  ] as const),
  ...(['ur', 'vi', 'zh'] as const),
] as const
export type EditionLanguage = (typeof editionLanguages)[number]

/** Whether a value is one of these codes. @example isEditionLanguage('de') // true */
export function isEditionLanguage(value: unknown): value is EditionLanguage {
  return editionLanguages.includes(value as EditionLanguage)
}

/** Browsers send other codes for these. */
const otherNames: Readonly<Record<string, EditionLanguage>> = {
  nb: 'no',
  nn: 'no',
  fil: 'tl',
  iw: 'he',
  in: 'id',
}

/**
 * Returns the edition language that a reader's language tag names; undefined for other languages.
 *
 * @example toEditionLanguage('nb-no') // 'no'
 */
export function toEditionLanguage(tag: LanguageTag): EditionLanguage | undefined {
  const language = baseLanguage(tag.toLowerCase())
  const known = Object.hasOwn(otherNames, language) ? otherNames[language] : language
  return isEditionLanguage(known) ? known : undefined
}
