/** What we use of the library. Its own types need Node and the DOM, which the domain must not know. */
declare module 'papaparse' {
  interface ParseConfig {
    readonly delimiter: string
    readonly newline: string
    /** Splits at every delimiter, whatever the quotation marks are. */
    readonly fastMode: true | undefined
    readonly step: (
      row: { readonly data: string[]; readonly errors: readonly { readonly code: string }[] },
      parser: { readonly abort: () => void },
    ) => void
  }
  const Papa: { readonly parse: (text: string, config: ParseConfig) => void }
  export = Papa
}
