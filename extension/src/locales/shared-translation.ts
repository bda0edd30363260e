import { errorMessages, type Message, notices } from '@everyshelf/domain/messages'
import type { Translation } from '@everyshelf/ui/labels'
import { getLanguage, getMessage } from './translate.ts'

/** What shared components and toasts say in the browser's language. */
export const sharedTranslation = (): Translation => ({
  language: getLanguage(),
  label: (name, values) => getMessage(`ui_${name}`, values),
  error: (code) => describe('error', code, errorMessages[code]),
  notice: (code) => describe('notice', code, notices[code]),
})

/** A code that only the web app meets is in English alone. */
function describe(kind: 'error' | 'notice', code: string, english: Message): Message {
  const name = `${kind}_${code.replaceAll('-', '_')}`
  const title = getMessage(`${name}_title`)
  return title ? { title, text: getMessage(`${name}_text`) } : english
}
