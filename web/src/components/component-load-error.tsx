import { loadingMessages } from '@everyshelf/domain/messages'
import { type ComponentType, useState } from 'react'
import { useIsOnline } from '../lib/connection/use-is-online.ts'
import { FailureWithRetry } from './failure-with-retry.tsx'

interface ComponentLoadErrorProps {
  readonly onTryAgain: () => Promise<void>
}

export type LoadErrorComponent = ComponentType<ComponentLoadErrorProps>

/** Shown in place of a component whose code could not be fetched. */
export function ComponentLoadError({ onTryAgain }: ComponentLoadErrorProps) {
  const [isBusy, setBusy] = useState(false)
  const isOnline = useIsOnline()
  const tryAgain = async () => {
    setBusy(true)
    await onTryAgain()
    setBusy(false)
  }
  return (
    <div className="py-4">
      <FailureWithRetry
        message={isOnline ? loadingMessages.offline : null}
        isBusy={isBusy}
        onRetry={() => void tryAgain()}
      />
    </div>
  )
}
