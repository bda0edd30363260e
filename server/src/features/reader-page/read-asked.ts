import { type CountryCode, parseCountryCode } from '@everyshelf/domain/countries'
import { parseSlug, type Slug } from '@everyshelf/domain/links'
import { type PageLanguage, parsePageLanguage } from './messages/languages.ts'

export interface Asked {
  readonly slug: Slug | undefined
  readonly country: CountryCode | undefined
  readonly language: PageLanguage | undefined
}

/** What an address or a form asks of a page; whatever is none of it is passed over. */
export function readAsked({ link, country, lang }: Readonly<Record<string, unknown>>): Asked {
  return {
    slug: parseSlug(textOf(link)),
    country: parseCountryCode(textOf(country)),
    language: parsePageLanguage(lang),
  }
}

/** The fields of a form as texts. */
export function readFields(body: unknown): Readonly<Record<string, string>> {
  const fields = Object.entries((body ?? {}) as Record<string, unknown>)
  return Object.fromEntries(fields.map(([name, value]) => [name, textOf(value)]))
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
