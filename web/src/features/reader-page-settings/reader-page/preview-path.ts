import type { CountryCode } from '@everyshelf/domain/countries'
import type { LinkSettings } from '@everyshelf/domain/links'

export type PreviewTheme = 'light' | 'dark'

interface PreviewInput {
  readonly slug: string
  readonly settings: Pick<LinkSettings, 'look' | 'retailers'>
  readonly country: CountryCode
  readonly theme: PreviewTheme
}

/** The page with these settings, saved or not, as the server renders it for readers of a country. */
export function previewPath({ slug, settings, country, theme }: PreviewInput): string {
  const { order, off } = settings.retailers
  const text = JSON.stringify({ look: settings.look, retailers: { order, off } })
  return `/book/preview?${new URLSearchParams({ link: slug, country, theme, settings: text })}`
}
