/** The languages of public pages: those of the twelve core marketplaces, of three more in Europe, and Simplified Chinese. */
export const pageLanguages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'ja',
  'hi',
  'pt',
  'nl',
  'pl',
  'sv',
  'zh',
] as const
export type PageLanguage = (typeof pageLanguages)[number]

export const READER_PAGE_LANGUAGES = pageLanguages.length
export const EXTENSION_LANGUAGES = 8
