import { Button } from '@everyshelf/ui/primitives'
import { useQueryClient } from '@tanstack/react-query'
import { trpc } from '../../../lib/api.tsx'
import { OutcomeLine } from '../lists/outcome-line.tsx'
import { INBOX_KEY, type InboxState } from './inbox-names.ts'

interface StateButtonsProps {
  readonly id: string
  readonly state: InboxState
}

const deeds = [
  { state: 'new', name: 'Mark as new' },
  { state: 'answered', name: 'Mark as answered' },
  { state: 'closed', name: 'Close' },
] as const

/** To what the message can be moved from where it is. */
export function StateButtons({ id, state }: StateButtonsProps) {
  const refresh = useInboxRefresh(id)
  const move = trpc.admin.inbox.move.useMutation({ onSuccess: refresh })
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      {deeds
        .filter((deed) => deed.state !== state)
        .map((deed) => (
          <Button
            key={deed.state}
            kind="outline"
            busy={move.isPending && move.variables.state === deed.state}
            onClick={() => move.mutate({ id, state: deed.state })}
          >
            {deed.name}
          </Button>
        ))}
      <OutcomeLine error={move.error} done={null} />
    </div>
  )
}

/** What a change of one message makes old: itself, the lists, and the count of new ones. */
export function useInboxRefresh(id: string): () => Promise<void> {
  const cache = useQueryClient()
  const server = trpc.useUtils()
  return async () => {
    await Promise.all([
      server.admin.inbox.get.invalidate({ id }),
      server.admin.overview.invalidate(),
      cache.invalidateQueries({ queryKey: [INBOX_KEY] }),
    ])
  }
}
