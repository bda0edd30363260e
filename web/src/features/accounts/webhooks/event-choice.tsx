import { type WebhookEventType, webhookEventTypes } from '@everyshelf/domain/webhooks'
import { eventTexts } from './describe-webhook.ts'

interface EventChoiceProps {
  readonly events: readonly WebhookEventType[]
  readonly error: string | undefined
  readonly onChange: (events: readonly WebhookEventType[]) => void
}

export function EventChoice({ events, error, onChange }: EventChoiceProps) {
  return (
    <fieldset className="m-0 mb-5 border-0 p-0">
      <legend className="mb-1 p-0 font-semibold">Events</legend>
      {webhookEventTypes.map((type) => (
        <label key={type} className="flex min-h-11 cursor-pointer items-start gap-2.5 py-2">
          <input
            type="checkbox"
            checked={events.includes(type)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...events, type] : events.filter((one) => one !== type))
            }
            className="mt-1 size-4.5 shrink-0 accent-accent"
          />
          <span>
            {eventTexts[type]}{' '}
            <code className="text-sm whitespace-nowrap text-ink-faint">{type}</code>
          </span>
        </label>
      ))}
      {error && (
        <p role="alert" className="m-0 mt-1 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
