import { errorMessages } from '@everyshelf/domain/messages'
import {
  hasPrivateHost,
  parseWebhookUrl,
  WEBHOOK_URL_MAX_LENGTH,
  type WebhookEventType,
  webhookEventTypes,
} from '@everyshelf/domain/webhooks'
import { Button, TextField } from '@everyshelf/ui/primitives'
import { type FormEvent, type ReactNode, useState } from 'react'
import { CodeChecklist } from '../form/code-checklist.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { ProofForm } from '../security/proof-form.tsx'
import { useProofForm } from '../security/use-proof-form.ts'
import type { SecurityProof } from '../security/use-security-proof.ts'
import { eventTexts } from './describe-webhook.ts'

interface WebhookFields extends SecurityProof {
  readonly url: string
  readonly events: WebhookEventType[]
}

interface WebhookFormProps {
  readonly initial?: { readonly url: string; readonly events: readonly WebhookEventType[] }
  readonly submitLabel: string
  /** With the password when the server requires it. */
  readonly onSubmit: (fields: WebhookFields) => Promise<void>
  /** Beside the button. */
  readonly children?: ReactNode
}

/** The URL and the events of a webhook, new or changed. */
export function WebhookForm({
  initial = { url: '', events: webhookEventTypes },
  submitLabel,
  onSubmit,
  children,
}: WebhookFormProps) {
  const [url, setUrl] = useState(initial.url)
  const [events, setEvents] = useState(initial.events)
  const [isSent, setSent] = useState(false)
  const proof = useProofForm(
    (given) => onSubmit({ url, events: [...events], ...given }),
    'webhook-save-failed',
  )
  const isUrlValid = parseWebhookUrl(url) !== undefined
  const urlProblem = hasPrivateHost(url) ? 'webhook-host-not-public' : 'invalid-webhook-url'
  const send = async (given: SecurityProof) => {
    setSent(true)
    if (isUrlValid && events.length > 0 && !proof.isBusy) await proof.run(given)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send({})
  }
  return (
    <>
      <form noValidate className="max-w-xl" onSubmit={submit}>
        <FormFailure message={proof.failure} />
        <TextField
          label="URL"
          hint="A public https address that accepts POST requests"
          placeholder="https://example.org/everyshelf"
          type="url"
          inputMode="url"
          value={url}
          error={isSent && !isUrlValid ? errorMessages[urlProblem].text : undefined}
          maxLength={WEBHOOK_URL_MAX_LENGTH}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setUrl(event.currentTarget.value)}
        />
        <CodeChecklist
          legend="Events"
          texts={eventTexts}
          checked={events}
          error={isSent && events.length === 0 ? 'Choose at least one event' : undefined}
          onChange={setEvents}
        />
        <div className="flex flex-wrap gap-3">
          {!proof.asks && (
            <Button type="submit" busy={proof.isBusy}>
              {submitLabel}
            </Button>
          )}
          {children}
        </div>
      </form>
      <ProofForm proof={{ ...proof, run: send }} label={submitLabel} />
    </>
  )
}
