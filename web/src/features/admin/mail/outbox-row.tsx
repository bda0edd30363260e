import { Badge, Button } from '@everyshelf/ui/primitives'
import { useQueryClient } from '@tanstack/react-query'
import { formatDateTime } from '../../../format/dates.ts'
import { trpc } from '../../../lib/api.tsx'
import { OutcomeLine } from '../lists/outcome-line.tsx'
import { mailStateNames, OUTBOX_KEY, type OutboxFacts, type OutboxMail } from './mail-names.ts'

interface OutboxRowProps {
  readonly mail: OutboxMail
  readonly templates: OutboxFacts['templates']
}

/** One mail: to whom, how it fares, and a way to try it again. */
export function OutboxRow({ mail, templates }: OutboxRowProps) {
  const { subject, recipient, state, lastError, canRetry } = mail
  const title = templates.find(({ template }) => template === mail.template)?.title
  return (
    <div className="py-4">
      <p className="m-0 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{subject}</span>
        <Badge tone={state === 'failed' ? 'danger' : state === 'sent' ? 'plain' : 'accent'}>
          {mailStateNames[state]}
        </Badge>
        <span className="text-sm text-ink-soft [overflow-wrap:anywhere]">
          {title ?? mail.template}, to {recipient}
        </span>
      </p>
      <p className="tabular m-0 mt-1 text-sm text-ink-soft">{describeFate(mail)}</p>
      {lastError && (
        <p className="m-0 mt-1 text-sm text-danger [overflow-wrap:anywhere]">{lastError}</p>
      )}
      {state === 'failed' && !canRetry && (
        <p className="m-0 mt-1 text-sm text-ink-soft">
          It held a key, so its content is deleted. Whoever wants it can ask for a new one.
        </p>
      )}
      {canRetry && <TryNow id={mail.id} />}
    </div>
  )
}

function describeFate({ state, createdAt, sentAt, failedAt, nextAttemptAt, attempts }: OutboxMail) {
  const tries = attempts === 1 ? '1 try' : `${attempts} tries`
  if (state === 'sent' && sentAt) return `Sent ${formatDateTime(sentAt)}, after ${tries}`
  if (state === 'failed' && failedAt) return `Given up ${formatDateTime(failedAt)}, after ${tries}`
  if (state === 'held' || !nextAttemptAt) return `Written ${formatDateTime(createdAt)}`
  return `Written ${formatDateTime(createdAt)}, ${tries}, next try ${formatDateTime(nextAttemptAt)}`
}

function TryNow({ id }: { readonly id: string }) {
  const cache = useQueryClient()
  const server = trpc.useUtils()
  const retry = trpc.admin.outbox.retry.useMutation({
    onSuccess: async () => {
      await Promise.all([
        server.admin.outbox.describe.invalidate(),
        server.admin.overview.invalidate(),
        cache.invalidateQueries({ queryKey: [OUTBOX_KEY] }),
      ])
    },
  })
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3">
      <Button kind="outline" busy={retry.isPending} onClick={() => retry.mutate({ id })}>
        Try now
      </Button>
      <OutcomeLine error={retry.error} done={retry.isSuccess ? 'It is tried now.' : null} />
    </div>
  )
}
