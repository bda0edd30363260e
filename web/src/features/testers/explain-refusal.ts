import { readApiError } from '@everyshelf/client'
import { errorMessages } from '@everyshelf/domain/messages'

/** Why the server did not say where a link leads, and what to do about it. */
export function explainRefusal(error: unknown): { readonly title: string; readonly text: string } {
  const { code } = readApiError(error)
  return code === 'not-found'
    ? {
        title: 'There is no such link',
        text: 'It may have been mistyped, or its owner removed it some time ago.',
      }
    : errorMessages[code]
}
