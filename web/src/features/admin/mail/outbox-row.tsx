import { countOf, formatDateTime } from '@everyshelf/domain/format'
import { Badge, Button } from '@everyshelf/ui/primitives'
import { trpc } from '../../../lib/api/trpc.tsx'
import { ActionResult } from '../components/action-result.tsx'
import { mailStateLabels, type OutboxFacts, type OutboxMail } from './mail-labels.ts'

interface OutboxRowProps {
  readonly mail: OutboxMail
  readonly templates: OutboxFacts['templates']
}

/** One email: recipient, status, and a button to retry. */
export function OutboxRow({ mail, templates }: OutboxRowProps) {
  const { subject, recipient, state, lastError, canRetry } = mail
  const title = templates.find(({ template }) => template === mail.template)?.title
  return (
    <div className="py-4">
      <p className="m-0 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{subject}</span>
        <Badge tone={state === 'failed' ? 'danger' : state === 'sent' ? 'plain' : 'accent'}>
          {mailStateLabels[state]}
        </Badge>
        <span className="text-sm text-ink-soft [overflow-wrap:anywhere]">
          {title ?? mail.template}, to {recipient}
        </span>
      </p>
      <p className="tabular m-0 mt-1 text-sm text-ink-soft">{describeStatus(mail)}</p>
      {lastError && (
        <p className="m-0 mt-1 text-sm text-danger [overflow-wrap:anywhere]">{lastError}</p>
      )}
      {state === 'failed' && !canRetry && (
        <p className="m-0 mt-1 text-sm text-ink-soft">
          This email contained a secret link, so its content was deleted. The recipient can request
          a new link.
        </p>
      )}
      {canRetry && <RetryButton id={mail.id} />}
    </div>
  )
}

function describeStatus({
  state,
  createdAt,
  sentAt,
  failedAt,
  nextAttemptAt,
  attempts,
}: OutboxMail) {
  const tries = countOf(attempts, 'attempt')
  if (state === 'sent' && sentAt) return `Sent ${formatDateTime(sentAt)}, after ${tries}`
  if (state === 'failed' && failedAt) return `Failed ${formatDateTime(failedAt)}, after ${tries}`
  if (state === 'held' || !nextAttemptAt) return `Created ${formatDateTime(createdAt)}`
  return `Created ${formatDateTime(createdAt)}, ${tries}, next attempt ${formatDateTime(nextAttemptAt)}`
}

function RetryButton({ id }: { readonly id: string }) {
  const { outbox, overview } = trpc.useUtils().admin
  const retry = trpc.admin.outbox.retry.useMutation({
    onSuccess: async () => {
      await Promise.all([
        outbox.describe.invalidate(),
        outbox.list.invalidate(),
        overview.invalidate(),
      ])
    },
  })
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3">
      <Button kind="outline" busy={retry.isPending} onClick={() => retry.mutate({ id })}>
        Retry now
      </Button>
      <ActionResult error={retry.error} done={retry.isSuccess ? 'Retrying now.' : null} />
    </div>
  )
}
