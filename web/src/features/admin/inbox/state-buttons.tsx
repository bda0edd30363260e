import { Button } from '@everyshelf/ui/primitives'
import { trpc } from '../../../lib/api/trpc.tsx'
import { ActionResult } from '../components/action-result.tsx'
import type { InboxState } from './inbox-labels.ts'

interface StateButtonsProps {
  readonly id: string
  readonly state: InboxState
}

const targets = [
  { state: 'new', name: 'Mark as new' },
  { state: 'answered', name: 'Mark as answered' },
  { state: 'closed', name: 'Mark as closed' },
] as const

/** Buttons that change the message's status. */
export function StateButtons({ id, state }: StateButtonsProps) {
  const refresh = useInboxRefresh(id)
  const move = trpc.admin.inbox.move.useMutation({ onSuccess: refresh })
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      {targets
        .filter((target) => target.state !== state)
        .map((target) => (
          <Button
            key={target.state}
            kind="outline"
            busy={move.isPending && move.variables.state === target.state}
            onClick={() => move.mutate({ id, state: target.state })}
          >
            {target.name}
          </Button>
        ))}
      <ActionResult error={move.error} done={null} />
    </div>
  )
}

/** Refetches what a change to a message affects: the message, the lists and the count of new ones. */
export function useInboxRefresh(id: string): () => Promise<void> {
  const { inbox, overview } = trpc.useUtils().admin
  return async () => {
    await Promise.all([
      inbox.get.invalidate({ id }),
      inbox.list.invalidate(),
      overview.invalidate(),
    ])
  }
}
