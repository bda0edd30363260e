import type { CountryCode, LanguageTag } from '../countries/index.ts'

/** How we know the reader's country, most reliable first. */
export type CountrySource = 'query' | 'edge' | 'ip' | 'language' | 'none'

/** The person who opens a link: everything that routing may know about them. */
export interface ReaderContext {
  readonly country: CountryCode | null
  readonly countrySource: CountrySource
  /** Best first, lower case. */
  readonly languages: readonly LanguageTag[]
}

/** The country hints of a request, already parsed; `undefined` if missing. */
export interface CountryHints {
  readonly query: CountryCode | undefined
  readonly edge: CountryCode | undefined
  readonly ip: CountryCode | undefined
}
