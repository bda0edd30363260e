import { baseLanguage } from '@everyshelf/domain/countries'

const names = new Intl.DisplayNames(['en'], { type: 'language' })

/** The English name of a language, without its region. @example languageName('fr-ch') // 'French' */
export function languageName(tag: string): string {
  return names.of(baseLanguage(tag)) ?? tag
}
