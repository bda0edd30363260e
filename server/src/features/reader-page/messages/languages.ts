import { baseLanguage, type LanguageTag } from '@everyshelf/domain/countries'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { hi } from './hi.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import type { Messages } from './messages.ts'
import { pt } from './pt.ts'

/** The languages of the twelve core marketplaces. */
export const messagesIn = { en, de, fr, es, it, ja, hi, pt } as const satisfies Record<
  string,
  Messages
>

export type PageLanguage = keyof typeof messagesIn

export const pageLanguages = Object.keys(messagesIn) as readonly PageLanguage[]

export function parsePageLanguage(text: unknown): PageLanguage | undefined {
  return pageLanguages.find((language) => language === text)
}

/** The first of the reader's languages that the page supports. @example choosePageLanguage(['nl', 'fr-be']) // 'fr' */
export function choosePageLanguage(languages: readonly LanguageTag[]): PageLanguage {
  for (const tag of languages) {
    const language = parsePageLanguage(baseLanguage(tag))
    if (language) return language
  }
  return 'en'
}
