import { readApiError } from '@everyshelf/client'
import { readBookInput } from '@everyshelf/domain/books'
import { type ErrorCode, errorMessages } from '@everyshelf/domain/messages'
import { Button } from '@everyshelf/ui/primitives'

/** Errors that a retry cannot fix. */
const permanentErrors: readonly ErrorCode[] = [
  'no-such-link',
  'link-disabled',
  'invalid-url',
  'invalid-identifier',
  'invalid-input',
]

interface TestFailureProps {
  readonly error: unknown
  readonly input: string
  readonly onRetry: () => void
  readonly className?: string
}

/** Explains why the server could not find the destination of a link, and what to do. */
export function TestFailure({ error, input, onRetry, className }: TestFailureProps) {
  const { code } = readApiError(error)
  const isRetailerShortLink =
    code === 'invalid-url' && readBookInput(input).kind === 'retailer-short-link'
  const { title, text } = errorMessages[code]
  return (
    <div role="alert" className={className}>
      <p className="m-0 font-semibold">{title}</p>
      <p className="m-0 mt-1 text-ink-soft">
        {isRetailerShortLink
          ? 'This test doesn’t follow Amazon’s short links. Paste this link into the link tester instead.'
          : text}
      </p>
      {!permanentErrors.includes(code) && (
        <Button kind="outline" size="small" className="mt-3 min-h-11" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}
