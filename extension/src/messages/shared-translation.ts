import type { Message } from '@everyshelf/domain/messages'
import type { MessageTranslation, Translation } from '@everyshelf/ui/labels'
import { getLanguage, getMessage } from './translate.ts'

const NO_MESSAGE: Message = { title: '', text: '' }

/**
 * What shared components and toasts say in the browser's language. The build replaces the English of
 * `@everyshelf/ui/labels` with it.
 */
export const translation: Translation = {
  language: getLanguage,
  label: (name) => getMessage(`label_${name}`),
}

export const messages: MessageTranslation = {
  // Codes that only the web app meets have no text here.
  error: (code) => readMessage(`error_${code}`) ?? readMessage('error_unexpected') ?? NO_MESSAGE,
  notice: (code) => readMessage(`notice_${code}`) ?? NO_MESSAGE,
  hint: (name) => getMessage(`hint_${name}`),
}

function readMessage(code: string): Message | null {
  const name = code.replaceAll('-', '_')
  const title = getMessage(`${name}_title`)
  return title ? { title, text: getMessage(`${name}_text`) } : null
}
