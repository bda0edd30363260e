import { formatDateTime } from '@everyshelf/domain/format'
import { CopyButton } from '@everyshelf/ui/links'
import { Button } from '@everyshelf/ui/primitives'
import { useEffect, useRef } from 'react'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { type DeliveryView, describeAttempt } from './describe-webhook.ts'
import { useWebhookHandlers } from './use-webhook-handlers.ts'

interface DeliveryDetailsPanelProps {
  readonly delivery: DeliveryView
  readonly canResend: boolean
}

/** What the server sent, and what the receiver answered. */
export function DeliveryDetailsPanel({ delivery: row, canResend }: DeliveryDetailsPanelProps) {
  const { id } = row
  const resend = trpc.webhooks.resend.useMutation(useWebhookHandlers())
  const delivery = trpc.webhooks.getDelivery.useQuery({ id }, { staleTime: 0 })
  useReloadOnAttempt(row, delivery.refetch)
  if (delivery.isPending) return <div className="mb-4 h-24 animate-late bg-wash" />
  if (delivery.isError) {
    return <LoadFailure error={delivery.error} onRetry={() => void delivery.refetch()} />
  }
  const { request, responseBody, attempts } = delivery.data
  const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`)
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 pb-6">
      <TextBlock label="Request" text={`${headers.join('\n')}\n\n${formatJson(request.body)}`} />
      {responseBody !== null && (
        <TextBlock
          label="Last response"
          text={responseBody === '' ? '(empty)' : formatJson(responseBody)}
        />
      )}
      {attempts.length > 0 && (
        <div>
          <h5 className="m-0 text-sm font-semibold text-ink-soft">Attempts</h5>
          <ol className="m-0 mt-1 list-none p-0 text-sm">
            {attempts.map((attempt) => (
              <li key={attempt.at} className="flex flex-wrap gap-x-4 py-0.5">
                <time dateTime={attempt.at} className="tabular text-ink-soft">
                  {formatDateTime(attempt.at)}
                </time>
                <span>{describeAttempt(attempt)}</span>
                <span className="tabular text-ink-faint">{attempt.tookMs} ms</span>
              </li>
            ))}
          </ol>
        </div>
      )}
      {canResend && (
        <div>
          <Button
            kind="outline"
            size="small"
            busy={resend.isPending}
            onClick={() => resend.mutate({ id })}
          >
            Send again
          </Button>
        </div>
      )}
    </div>
  )
}

/** Reloads the details when the log shows a new attempt. The log polls while an event waits; the details do not. */
function useReloadOnAttempt({ attempts, state }: DeliveryView, reload: () => unknown): void {
  const known = `${attempts} ${state}`
  const loaded = useRef(known)
  useEffect(() => {
    if (loaded.current === known) return
    loaded.current = known
    reload()
  }, [known, reload])
}

function TextBlock({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <figure className="m-0 min-w-0">
      <figcaption className="flex min-h-9 items-center justify-between gap-4 text-sm font-semibold text-ink-soft">
        {label}
        <CopyButton text={text} label={`Copy ${label.toLowerCase()}`} said="Copied" compact />
      </figcaption>
      <pre className="m-0 max-h-80 overflow-auto rounded-md bg-wash px-4 py-3 text-[0.8125rem] leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap">
        {text}
      </pre>
    </figure>
  )
}

/** JSON with indents; other text as it is. */
function formatJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
