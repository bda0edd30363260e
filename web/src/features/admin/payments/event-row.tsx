import { formatDateTime } from '@everyshelf/domain/format'
import { Badge } from '@everyshelf/ui/primitives'
import { describeState, type StripeEvent } from './event-labels.ts'

interface EventRowProps {
  readonly event: StripeEvent
  readonly onOpen: () => void
}

export function EventRow({ event, onOpen }: EventRowProps) {
  const { type, id, receivedAt, lastError, state } = event
  return (
    <button
      type="button"
      onClick={onOpen}
      className="block w-full bg-transparent py-3.5 text-left text-ink hover:bg-sheet"
    >
      <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{type}</span>
        <Badge tone={lastError ? 'danger' : state === 'done' ? 'plain' : 'accent'}>
          {describeState(event)}
        </Badge>
        <time dateTime={receivedAt} className="tabular ml-auto text-sm text-ink-soft">
          {formatDateTime(receivedAt)}
        </time>
      </span>
      <span className="mt-0.5 block text-sm text-ink-soft [overflow-wrap:anywhere]">{id}</span>
    </button>
  )
}
