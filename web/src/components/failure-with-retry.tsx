import type { Message } from '@everyshelf/domain/messages'
import { Button } from '@everyshelf/ui/primitives'

interface FailureWithRetryProps {
  readonly message: Message
  readonly isBusy?: boolean
  readonly onRetry: () => void
}

/** An error message with a Try again button. */
export function FailureWithRetry({ message, isBusy = false, onRetry }: FailureWithRetryProps) {
  return (
    <div role="alert">
      <p className="m-0 font-semibold">{message.title}</p>
      <p className="m-0 mt-1 text-ink-soft">{message.text}</p>
      <Button kind="outline" size="small" className="mt-3 min-h-11" busy={isBusy} onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
