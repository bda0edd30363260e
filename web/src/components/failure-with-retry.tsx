import { type ErrorCode, errorMessages } from '@everyshelf/domain/messages'
import { Button } from '@everyshelf/ui/primitives'

interface FailureWithRetryProps {
  readonly code: ErrorCode
  readonly isBusy?: boolean
  readonly onRetry: () => void
}

/** An error message with a Try again button. */
export function FailureWithRetry({ code, isBusy = false, onRetry }: FailureWithRetryProps) {
  const { title, text } = errorMessages[code]
  return (
    <div role="alert">
      <p className="m-0 font-semibold">{title}</p>
      <p className="m-0 mt-1 text-ink-soft">{text}</p>
      <Button kind="outline" size="small" className="mt-3 min-h-11" busy={isBusy} onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
