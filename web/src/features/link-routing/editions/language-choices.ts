import { editionLanguages } from '@everyshelf/domain/books'
import { languageName } from '../../../components/route-reasons/language-name.ts'

/** The languages of editions by their English names. */
export const languageChoices = editionLanguages
  .map((code) => ({ code, name: languageName(code) }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
