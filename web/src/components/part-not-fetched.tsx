import { errorMessages } from '@everyshelf/domain/messages'
import { Button } from '@everyshelf/ui/primitives'
import { type ComponentType, useState } from 'react'

interface PartNotFetchedProps {
  readonly onTryAgain: () => Promise<void>
}

export type MissingPart = ComponentType<PartNotFetchedProps>

/** What stands in place of a part of a page that could not be fetched. */
export function PartNotFetched({ onTryAgain }: PartNotFetchedProps) {
  const [isBusy, setBusy] = useState(false)
  const { title, text } = errorMessages.offline
  const tryAgain = async () => {
    setBusy(true)
    await onTryAgain()
    setBusy(false)
  }
  return (
    <div role="alert" className="py-4">
      <p className="m-0 font-semibold">{title}</p>
      <p className="m-0 mt-1 text-ink-soft">{text}</p>
      <Button
        kind="outline"
        size="small"
        className="mt-3 min-h-11"
        busy={isBusy}
        onClick={() => void tryAgain()}
      >
        Try again
      </Button>
    </div>
  )
}
