import { setTranslation } from '@everyshelf/ui/labels'
import type { MessageName } from '../locales/catalog.ts'
import { sharedTranslation } from '../locales/shared-translation.ts'
import { getLanguage, translate } from '../locales/translate.ts'

/**
 * Shared components take their labels from the catalog too, and the page gets the language and the
 * title of its texts: HTML files cannot name messages.
 */
export function localizePage(title: Extract<MessageName, `${string}Title`>): void {
  setTranslation(sharedTranslation())
  document.documentElement.lang = getLanguage()
  document.title = translate(title)
}
