import { Button } from '@everyshelf/ui/primitives'
import { useQueryClient } from '@tanstack/react-query'
import { trpc } from '../../../lib/api.tsx'
import { useSession } from '../../../lib/session.ts'
import { OutcomeLine } from '../lists/outcome-line.tsx'
import { OUTBOX_KEY, type OutboxFacts } from './mail-names.ts'

interface SendSampleProps {
  readonly template: OutboxFacts['templates'][number]['template']
}

/** A sample goes to whoever asks, and to nobody else. */
export function SendSample({ template }: SendSampleProps) {
  const { user } = useSession()
  const cache = useQueryClient()
  const server = trpc.useUtils()
  const send = trpc.admin.outbox.sendSample.useMutation({
    onSuccess: async () => {
      await Promise.all([
        server.admin.outbox.describe.invalidate(),
        cache.invalidateQueries({ queryKey: [OUTBOX_KEY] }),
      ])
    },
  })
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button kind="outline" busy={send.isPending} onClick={() => send.mutate({ template })}>
        Send a sample to me
      </Button>
      <OutcomeLine
        error={send.error}
        done={send.data ? `Written to ${send.data.to}.` : `Goes to ${user?.email ?? 'you'} alone.`}
      />
    </div>
  )
}
