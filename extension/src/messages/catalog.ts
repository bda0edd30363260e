import { listTexts, readCatalog } from '@everyshelf/domain/messages'
import { uiMessages } from '@everyshelf/ui/messages'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { hi } from './hi.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { pt } from './pt.ts'

/** The languages of the twelve stores. */
export const translations = { de, fr, it, es, ja, pt, hi }

const messages = readCatalog(en, translations)

export type Language = keyof typeof messages
export const languages = Object.keys(messages) as readonly Language[]

/** Every text that the extension shows in a language, by the names that browsers allow. */
export function listMessages(language: Language): Map<string, string> {
  const texts = [...listTexts(messages[language]), ...listTexts(uiMessages[language])]
  return new Map(texts.map(([path, text]) => [path.replace(/[.-]/g, '_'), text]))
}

/** One language as the files of the package in `_locales`, with the path below it. */
export function localeFile(language: Language) {
  const entries = [...listMessages(language)].map(([name, message]) => [name, { message }])
  return {
    // Browsers know this Portuguese only by its country.
    path: `${language === 'pt' ? 'pt_BR' : language}/messages.json`,
    contents: JSON.stringify(Object.fromEntries(entries)),
  }
}
