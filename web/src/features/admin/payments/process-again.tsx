import { Button } from '@everyshelf/ui/primitives'
import { useQueryClient } from '@tanstack/react-query'
import { trpc } from '../../../lib/api/trpc.tsx'
import { ActionResult } from '../components/action-result.tsx'
import { EVENTS_KEY } from './event-labels.ts'

interface ProcessAgainProps {
  readonly id: string
  readonly isSetUp: boolean
}

export function ProcessAgain({ id, isSetUp }: ProcessAgainProps) {
  const cache = useQueryClient()
  const server = trpc.useUtils()
  const process = trpc.admin.stripeEvents.process.useMutation({
    onSuccess: async () => {
      await Promise.all([
        server.admin.stripeEvents.get.invalidate({ id }),
        server.admin.overview.invalidate(),
        cache.invalidateQueries({ queryKey: [EVENTS_KEY] }),
      ])
    },
  })
  if (!isSetUp) return <p className="mt-5 mb-0 text-ink-soft">Payments are not set up.</p>
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3">
      <Button busy={process.isPending} onClick={() => process.mutate({ id })}>
        Process again
      </Button>
      <ActionResult
        error={process.error}
        done={process.isSuccess ? 'Processing now.' : 'You can safely process an event twice.'}
      />
    </div>
  )
}
