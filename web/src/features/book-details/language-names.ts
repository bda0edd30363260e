import { languageNames } from '@everyshelf/domain/countries'

/** All languages that a book can have, in the order of their English names. */
export const languagesByName = [...languageNames]
  .map(([code, name]) => ({ code, name }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
