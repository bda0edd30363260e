import { parseCountryCode } from '@everyshelf/domain/countries'
import { cleanCampaign, isInBook, parseTypedSlug } from '@everyshelf/domain/links'
import { parsePageLanguage } from '../messages/languages.ts'

/** Reads the parameters of a page from its query or from a form. Ignores invalid values. */
export function readPageParameters({
  link,
  country,
  lang,
  utm_campaign: campaign,
  in: place,
}: Readonly<Record<string, unknown>>) {
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
