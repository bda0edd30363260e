import { pageLanguages } from '@everyshelf/domain/product-facts'

const names = new Intl.DisplayNames(['en'], { type: 'language' })

/** The languages of public pages, by their English names. */
export const pageLanguageChoices = pageLanguages
  .map((code) => ({ code, name: names.of(code) ?? code }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
