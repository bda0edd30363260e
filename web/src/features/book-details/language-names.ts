import { languageCodes } from '@everyshelf/domain/countries'

const names = new Intl.DisplayNames('en', { type: 'language' })

/** All languages that a book can have, in the order of their English names. */
export const languagesByName = languageCodes
  .map((code) => ({ code, name: names.of(code) ?? code }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
