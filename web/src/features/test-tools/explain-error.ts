import { readApiError } from '@everyshelf/client'
import { readBookInput } from '@everyshelf/domain/books'
import { type ErrorCode, errorMessages } from '@everyshelf/domain/messages'

export interface ExplainedError {
  readonly title: string
  readonly text: string
  /** Whether a retry may succeed. */
  readonly canRetry: boolean
}

/** Errors that a retry cannot fix. */
const permanentErrors: readonly ErrorCode[] = [
  'no-such-link',
  'link-disabled',
  'invalid-url',
  'invalid-identifier',
  'invalid-input',
]

/** Explains why the server could not find the destination of a link, and what to do. */
export function explainError(error: unknown, input: string): ExplainedError {
  const { code } = readApiError(error)
  const canRetry = !permanentErrors.includes(code)
  const isRetailerShortLink =
    code === 'invalid-url' && readBookInput(input).kind === 'retailer-short-link'
  const { title, text } = errorMessages[code]
  return {
    title,
    text: isRetailerShortLink
      ? 'This test doesn’t follow Amazon’s short links. Paste this link into the link tester instead.'
      : text,
    canRetry,
  }
}
