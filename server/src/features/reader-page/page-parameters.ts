import { type CountryCode, parseCountryCode } from '@everyshelf/domain/countries'
import { cleanCampaign, isInBook, parseTypedSlug, type Slug } from '@everyshelf/domain/links'
import { type PageLanguage, parsePageLanguage } from './messages/languages.ts'

export interface PageParameters {
  readonly slug: Slug | undefined
  readonly country: CountryCode | undefined
  readonly language: PageLanguage | undefined
  readonly utmCampaign: string | undefined
  readonly isInBook: boolean
}

/** Reads the parameters of a page from its query or from a form. Ignores invalid values. */
export function readPageParameters({
  link,
  country,
  lang,
  utm_campaign: campaign,
  in: place,
}: Readonly<Record<string, unknown>>): PageParameters {
  return {
    slug: parseTypedSlug(textOf(link)),
    country: parseCountryCode(textOf(country)),
    language: parsePageLanguage(lang),
    utmCampaign: cleanCampaign(textOf(campaign)) ?? undefined,
    isInBook: isInBook(place),
  }
}

/** The fields of a form as strings. */
export function readFields(body: unknown): Readonly<Record<string, string>> {
  const fields = Object.entries((body ?? {}) as Record<string, unknown>)
  return Object.fromEntries(fields.map(([name, value]) => [name, textOf(value)]))
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
