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
import { useSession } from '../../../lib/session/session.ts'
import { CodeChecklist } from '../form/code-checklist.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { useFormAction } from '../form/use-form-action.ts'
import { ConfirmIdentity } from '../profile/confirm-identity.tsx'
import { useIdentityConfirmation } from '../profile/use-identity-confirmation.ts'
import { eventTexts } from './describe-webhook.ts'

interface WebhookFields {
  readonly url: string
  readonly events: WebhookEventType[]
}

interface WebhookFormProps {
  readonly initial?: { readonly url: string; readonly events: readonly WebhookEventType[] }
  readonly submitLabel: string
  readonly isBusy: boolean
  /** With the password when the server requires it. */
  readonly onSubmit: (fields: WebhookFields & { readonly password?: string }) => Promise<void>
  /** Beside the button. */
  readonly children?: ReactNode
}

/** The URL and the events of a webhook, new or changed. */
export function WebhookForm({
  initial = { url: '', events: webhookEventTypes },
  submitLabel,
  isBusy,
  onSubmit,
  children,
}: WebhookFormProps) {
  const [url, setUrl] = useState(initial.url)
  const [events, setEvents] = useState(initial.events)
  const [isSent, setSent] = useState(false)
  const { user } = useSession()
  const confirmation = useIdentityConfirmation<WebhookFields>((fields, password) =>
    onSubmit({ ...fields, ...(password && { password }) }),
  )
  const { failure, run } = useFormAction(
    (password: string | undefined) => confirmation.run({ url, events: [...events] }, password),
    'webhook-save-failed',
  )
  const isUrlValid = parseWebhookUrl(url) !== undefined
  const urlProblem = hasPrivateHost(url) ? 'webhook-host-not-public' : 'invalid-webhook-url'
  const send = (password?: string) => {
    setSent(true)
    if (isUrlValid && events.length > 0 && !isBusy) void run(password)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <>
      <form noValidate className="max-w-xl" onSubmit={submit}>
        <FormFailure message={failure} />
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
          {!confirmation.isRequired && (
            <Button type="submit" busy={isBusy}>
              {submitLabel}
            </Button>
          )}
          {children}
        </div>
      </form>
      {user && confirmation.isRequired && (
        <ConfirmIdentity
          user={user}
          label={submitLabel}
          isBusy={isBusy}
          isPasswordWrong={confirmation.isPasswordWrong}
          onPassword={send}
        />
      )}
    </>
  )
}
