import { loadingMessages } from '@everyshelf/domain/messages'
import { type ComponentType, useState } from 'react'
import { FailureWithRetry } from './failure-with-retry.tsx'

interface ComponentLoadErrorProps {
  readonly onTryAgain: () => Promise<void>
}

export type LoadErrorComponent = ComponentType<ComponentLoadErrorProps>

/** Shown in place of a component whose code could not be fetched. */
export function ComponentLoadError({ onTryAgain }: ComponentLoadErrorProps) {
  const [isBusy, setBusy] = useState(false)
  const tryAgain = async () => {
    setBusy(true)
    await onTryAgain()
    setBusy(false)
  }
  return (
    <div className="py-4">
      <FailureWithRetry
        message={loadingMessages.offline}
        isBusy={isBusy}
        onRetry={() => void tryAgain()}
      />
    </div>
  )
}
