import type { PageLanguage } from '../../messages/languages.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { hi } from './hi.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import type { SeriesMessages } from './messages.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { sv } from './sv.ts'
import { zh } from './zh.ts'

/** At least the languages of the reader page. */
export const seriesMessagesIn = {
  en,
  de,
  fr,
  es,
  it,
  ja,
  hi,
  pt,
  nl,
  pl,
  sv,
  zh,
} as const satisfies Record<PageLanguage, SeriesMessages> & Record<string, SeriesMessages>

/** The number of books in words. @example countBooks('en', 3) // '3 books' */
export function countBooks(language: PageLanguage, count: number): string {
  const { books } = seriesMessagesIn[language]
  const forms: SeriesMessages['books'] = books
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other
  return form.replace('{count}', new Intl.NumberFormat(language).format(count))
}
