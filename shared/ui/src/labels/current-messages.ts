import { errorMessages, notices } from '@everyshelf/domain/messages'
import type { MessageTranslation } from './translation.ts'

/** The message catalog in English. The extension's build replaces this module with its own. */
export const messages: MessageTranslation = {
  error: (code) => errorMessages[code],
  notice: (code) => notices[code],
}
