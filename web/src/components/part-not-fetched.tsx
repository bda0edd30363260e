import { type ComponentType, useState } from 'react'
import { FailureWithRetry } from './failure-with-retry.tsx'

interface PartNotFetchedProps {
  readonly onTryAgain: () => Promise<void>
}

export type MissingPart = ComponentType<PartNotFetchedProps>

/** What stands in place of a part of a page that could not be fetched. */
export function PartNotFetched({ onTryAgain }: PartNotFetchedProps) {
  const [isBusy, setBusy] = useState(false)
  const tryAgain = async () => {
    setBusy(true)
    await onTryAgain()
    setBusy(false)
  }
  return (
    <div className="py-4">
      <FailureWithRetry code="offline" isBusy={isBusy} onRetry={() => void tryAgain()} />
    </div>
  )
}
