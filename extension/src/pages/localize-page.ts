import type { MessageName } from '../locales/catalog.ts'
import { getLanguage, translate } from '../locales/translate.ts'

/** Gives the page the language and the title of its texts: HTML files cannot name messages. */
export function localizePage(title: Extract<MessageName, `${string}Title`>): void {
  document.documentElement.lang = getLanguage()
  document.title = translate(title)
}
