import type { BookDetails } from '@everyshelf/domain/books'
import type { LanguageTag } from '@everyshelf/domain/countries'
import { fill } from '@everyshelf/domain/messages'
import type { PageLanguage } from '@everyshelf/domain/product-facts'
import type { Messages } from '../messages/languages.ts'

/** @example formatSeries({ series: 'Dune', seriesNumber: '2' }, '{series}, book {number}') // 'Dune, book 2' */
export function formatSeries(
  { series, seriesNumber }: Pick<BookDetails, 'series' | 'seriesNumber'>,
  pattern: Messages['book']['bookInSeries'],
): string {
  if (series === '' || seriesNumber === '') return series
  if (!/^\d/.test(seriesNumber)) return `${series}, ${seriesNumber}`
  return fill(pattern, { series, number: seriesNumber })
}

/** A year stays a year. @example formatPublicationDate('2026-11', 'de') // 'November 2026' */
export function formatPublicationDate(text: string, language: PageLanguage): string {
  const [year, month, day] = text.split('-')
  if (!year || !month) return text
  return new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'long',
    ...(day && { day: 'numeric' }),
    timeZone: 'UTC',
  }).format(Date.parse(`${year}-${month}-${day ?? '01'}T00:00:00Z`))
}

/** @example nameLanguage('de', 'en') // 'German' */
export function nameLanguage(code: LanguageTag, language: PageLanguage): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code
}
