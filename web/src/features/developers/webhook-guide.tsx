import { formatCount } from '@everyshelf/domain/format'
import {
  WEBHOOK_FAILING_DAYS,
  WEBHOOK_LINKS_MAX,
  WEBHOOK_LOG_DAYS,
  WEBHOOK_LOG_MAX,
  WEBHOOK_SECRET_OVERLAP_HOURS,
} from '@everyshelf/domain/limits'
import { webhookEventExamples } from '@everyshelf/domain/schemas'
import {
  WEBHOOK_ATTEMPTS_MAX,
  WEBHOOK_TEST_TYPE,
  webhookEventTypes,
} from '@everyshelf/domain/webhooks'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { CodeBlock } from './code-block.tsx'
import { DeveloperSection } from './developer-section.tsx'
import { VERIFY_BY_HAND, VERIFY_WITH_LIBRARY } from './webhook-code.ts'

const types = [...webhookEventTypes, WEBHOOK_TEST_TYPE] as const

/** When each event is sent. */
const whenSent: Readonly<Record<(typeof types)[number], string>> = {
  'link.created': 'You saved a link, or restored a removed one.',
  'link.updated':
    'The slug, settings, book details, cover, labels, or note of a link changed, or we disabled or enabled it. If you rename or remove a label, we send an event for each link that has it. Changes to channels and campaigns send no event, because the API does not return them with a link.',
  'link.deleted': 'You removed a link. You can restore it for 30 days.',
  'retailer.reported':
    'A reader reported that a store doesn’t have the book. We send one event a day for each link, store, and country.',
  'clicks.hourly': `The clicks in a full hour (UTC). We send the event 15 minutes after that hour ends. Hours without clicks send no event. An event lists at most ${formatCount(WEBHOOK_LINKS_MAX)} links. Use the API for clicks that arrive later.`,
  [WEBHOOK_TEST_TYPE]: 'You pressed “Send test event”.',
}

/** How webhooks work: their events, signatures, retries, and order. */
export function WebhookGuide({ origin }: { readonly origin: string }) {
  return (
    <DeveloperSection title="Webhook events" about="What your URL receives, and how to verify it.">
      <p>
        <Link to={paths.profileWebhooks} className="text-link">
          Create a webhook
        </Link>{' '}
        in My Account or with the API. We send each event as a POST request with JSON. Respond with
        any status from 200 to 299 within 10 seconds. Do longer work afterward.
      </p>
      <div className="border-b border-rule">
        {types.map((type) => (
          <details key={type} className="group border-t border-rule">
            <summary className="flex min-h-14 cursor-pointer flex-wrap items-baseline gap-x-4 gap-y-1 py-3 marker:content-none hover:text-accent">
              <h3 className="m-0 text-base font-semibold">
                <code>{type}</code>
              </h3>
              <span
                aria-hidden="true"
                className="ml-auto text-ink-faint transition-transform group-open:rotate-90"
              >
                ›
              </span>
            </summary>
            <div className="pb-8">
              <p className="m-0 max-w-[66ch] text-pretty">{whenSent[type]}</p>
              <CodeBlock label={`Example of ${type}`} code={formatExample(type, origin)} />
            </div>
          </details>
        ))}
      </div>
      <p>
        We sign each request according to the{' '}
        <a href="https://www.standardwebhooks.com" className="text-link">
          Standard Webhooks
        </a>{' '}
        specification, in these headers: <code>webhook-id</code>, <code>webhook-timestamp</code>,
        and <code>webhook-signature</code>. Check the signature before you trust an event. For{' '}
        {WEBHOOK_SECRET_OVERLAP_HOURS} hours after you rotate a secret, each request has two
        signatures: one with the new secret, one with the old.
      </p>
      <CodeBlock label="Check a signature with the library" code={VERIFY_WITH_LIBRARY} />
      <CodeBlock label="Check a signature by hand" code={VERIFY_BY_HAND} />
      <p>
        If your URL returns any other status or doesn’t respond, we retry. Each event gets up to{' '}
        {WEBHOOK_ATTEMPTS_MAX} attempts, after waits of 5 seconds, 5 and 30 minutes, 2, 5, 10, 14,
        and 16 hours, each a little shorter at random. Then we stop. We don’t follow redirects.
        After {WEBHOOK_FAILING_DAYS} days of failures we turn the webhook off and email you; after
        status 410, at once.
      </p>
      <p>
        An event can arrive more than once. Each time it has the same <code>webhook-id</code>, so
        ignore those you already know. Events of one link arrive in order: a later one waits until
        the earlier one is delivered or given up. Events for different links can arrive in any
        order.
      </p>
      <p>
        The log in My Account shows the last {WEBHOOK_LOG_MAX} deliveries from the past{' '}
        {WEBHOOK_LOG_DAYS} days. Events never contain data about readers, email addresses, or store
        URLs with tags.
      </p>
    </DeveloperSection>
  )
}

function formatExample(type: (typeof types)[number], origin: string) {
  const timestamp = '2026-11-20T10:15:00.000Z'
  const event = { type, timestamp, data: webhookEventExamples[type] }
  return JSON.stringify(event, null, 2).replaceAll('https://everyshelf.invalid', origin)
}
