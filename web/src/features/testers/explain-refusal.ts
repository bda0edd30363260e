import { readApiError } from '@everyshelf/client'
import { readBookInput } from '@everyshelf/domain/books'
import { type ErrorCode, errorMessages } from '@everyshelf/domain/messages'

export interface Refusal {
  readonly title: string
  readonly text: string
  /** Whether asking again may bring another answer. */
  readonly canRetry: boolean
}

/** What stays wrong however often it is asked. */
const lasting: readonly ErrorCode[] = [
  'no-such-link',
  'link-disabled',
  'invalid-url',
  'invalid-identifier',
  'invalid-input',
]

/** Why the server did not say where a link leads, and what to do about it. */
export function explainRefusal(error: unknown, input: string): Refusal {
  const { code } = readApiError(error)
  const canRetry = !lasting.includes(code)
  const isShort = code === 'invalid-url' && readBookInput(input).kind === 'short-link'
  const { title, text } = errorMessages[code]
  return {
    title,
    text: isShort ? 'The link tester follows shortened links; paste it there.' : text,
    canRetry,
  }
}
