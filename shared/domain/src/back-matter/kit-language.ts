/** The languages of back matter, which is in the language of the book. */
export const kitLanguages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'sv',
  'ja',
  'zh',
  'hi',
] as const
export type KitLanguage = (typeof kitLanguages)[number]

/**
 * Returns the language of a book's back matter, English for languages without texts. `language` is
 * the book's, empty if unknown.
 *
 * @example chooseKitLanguage('de-at') // 'de'
 */
export function chooseKitLanguage(language: string): KitLanguage {
  const [base] = language.toLowerCase().split('-')
  return kitLanguages.find((known) => known === base) ?? 'en'
}
