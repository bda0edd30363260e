import { errorMessages } from '@everyshelf/domain/messages'
import { Button } from '@everyshelf/ui/primitives'

interface LoadFailureProps {
  readonly onRetry: () => void
}

/** Shown in place of content whose data could not be loaded. */
export function LoadFailure({ onRetry }: LoadFailureProps) {
  return (
    <div role="alert">
      <p className="m-0 mb-4 text-danger">{errorMessages['user-data-failed'].title}</p>
      <Button kind="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
