import type { CountryCode, LanguageTag } from '../countries/index.ts'

/** Where the knowledge of a reader's country came from, strongest first. */
export type CountrySource = 'query' | 'edge' | 'ip' | 'language' | 'none'

/** The person who opens a link; all that routing may know of them. */
export interface ReaderContext {
  readonly country: CountryCode | null
  readonly countrySource: CountrySource
  /** Best first, lower case. */
  readonly languages: readonly LanguageTag[]
}

/** The hints a request carries, each already parsed; `undefined` when it says nothing. */
export interface CountryHints {
  readonly query: CountryCode | undefined
  readonly edge: CountryCode | undefined
  readonly ip: CountryCode | undefined
}
