import { errorMessages, notices } from '@everyshelf/domain/messages'
import { hintTexts } from './hint-texts.ts'
import type { MessageTranslation } from './translation.ts'

/** The English messages and hints. The extension's build replaces this module with its own. */
export const messages: MessageTranslation = {
  error: (code) => errorMessages[code],
  notice: (code) => notices[code],
  hint: (name) => hintTexts[name],
}
