import { Badge } from '@everyshelf/ui/primitives'
import { ChevronDown, Webhook } from 'lucide-react'
import { useId } from 'react'
import { describeSkipped, describeState, type WebhookView } from './describe-webhook.ts'
import { WebhookPanel } from './webhook-panel.tsx'

interface WebhookRowProps {
  readonly webhook: WebhookView
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** A webhook in the list. Its button opens its actions and log. */
export function WebhookRow({ webhook, isOpen, onToggle }: WebhookRowProps) {
  const panelId = useId()
  const { url, events } = webhook
  const { label, tone, text } = describeState(webhook)
  const skipped = describeSkipped(webhook)
  return (
    <li className="border-t border-rule">
      <h3 className="m-0 text-base font-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={onToggle}
          className="flex w-full items-start gap-x-4 py-3 text-left hover:text-accent"
        >
          <Webhook aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-ink-faint" />
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold [overflow-wrap:anywhere]">
                {url.replace(/^https:\/\//, '')}
              </span>
              <Badge tone={tone}>{label}</Badge>
            </span>
            <span className="mt-0.5 block text-sm text-ink-faint">{events.join(', ')}</span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className={`mt-0.5 size-5 shrink-0 text-ink-faint transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h3>
      <div id={panelId} hidden={!isOpen}>
        {text && <p className="m-0 mb-4 max-w-[60ch] text-sm text-pretty">{text}</p>}
        {skipped && <p className="m-0 mb-4 max-w-[60ch] text-sm text-pretty">{skipped}</p>}
        {isOpen && <WebhookPanel webhook={webhook} />}
      </div>
    </li>
  )
}
