import { Button } from '@everyshelf/ui/primitives'
import { trpc } from '../../../lib/api/trpc.tsx'
import { useSession } from '../../../lib/session/session.ts'
import { ActionResult } from '../components/action-result.tsx'
import type { OutboxFacts } from './mail-labels.ts'

interface SendSampleProps {
  readonly template: OutboxFacts['templates'][number]['template']
}

/** Sends a sample email, only to the admin who requests it. */
export function SendSample({ template }: SendSampleProps) {
  const { user } = useSession()
  const { outbox } = trpc.useUtils().admin
  const send = trpc.admin.outbox.sendSample.useMutation({
    onSuccess: async () => {
      await Promise.all([outbox.describe.invalidate(), outbox.list.invalidate()])
    },
  })
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button kind="outline" busy={send.isPending} onClick={() => send.mutate({ template })}>
        Send me a sample
      </Button>
      <ActionResult
        error={send.error}
        done={
          send.data ? `Sample sent to ${send.data.to}.` : `Goes only to ${user?.email ?? 'you'}.`
        }
      />
    </div>
  )
}
