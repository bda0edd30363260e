/** The languages of the twelve stores, by the names that browsers use. */
export const locales = ['en', 'de', 'fr', 'it', 'es', 'ja', 'pt_BR', 'hi'] as const
export type Locale = (typeof locales)[number]

/**
 * Texts by name. `$1` to `$9` are the values that `translate` puts in. A text with a count has two
 * names, `…_one` and `…_other`, with the count as `$1`.
 */
export type Texts = Readonly<Record<string, Readonly<Record<Locale, string>>>>
