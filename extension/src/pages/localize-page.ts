import type { MessageName } from '../messages/translate.ts'
import { getLanguage, translate } from '../messages/translate.ts'

/** Sets the page's language and title: extension HTML files cannot refer to messages. */
export function localizePage(title: Extract<MessageName, `${string}Title`>): void {
  document.documentElement.lang = getLanguage()
  document.title = translate(title)
}
