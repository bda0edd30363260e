import { countOf } from '@everyshelf/domain/format'
import type { RouterOutputs } from '@everyshelf/server/api'
import { Badge } from '@everyshelf/ui/primitives'
import { RowTime } from '../components/list-row.tsx'

type StripeEvent = RouterOutputs['admin']['stripeEvents']['list']['rows'][number]

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
        <RowTime at={receivedAt} />
      </span>
      <span className="mt-0.5 block text-sm text-ink-soft [overflow-wrap:anywhere]">{id}</span>
    </button>
  )
}

/** @example describeState(event) // 'Waiting, 2 attempts' */
export function describeState({ state, attempts, canProcess }: StripeEvent): string {
  if (state === 'done') return canProcess ? 'Done' : 'Nothing to do'
  if (attempts === 0) return 'Waiting'
  return `Waiting, ${countOf(attempts, 'attempt')}`
}
