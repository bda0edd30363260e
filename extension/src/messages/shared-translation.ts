import type { Message } from '@everyshelf/domain/messages'
import type { MessageTranslation, Translation } from '@everyshelf/ui/labels'
import { getLanguage, getMessage } from './translate.ts'

const NO_MESSAGE: Message = { title: '', text: '' }

/**
 * The texts of shared components and toasts in the browser's language. The build uses them in place of the
 * English ones from `@everyshelf/ui/labels`.
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
