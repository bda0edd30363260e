import { trpc } from '../../../lib/api/trpc.tsx'
import { Loaded } from '../components/loaded.tsx'
import type { OutboxFacts } from './mail-labels.ts'
import { Outbox } from './outbox.tsx'
import { Templates } from './templates.tsx'

/** Previews of all email templates, and the outbox. */
export function Mail() {
  const query = trpc.admin.outbox.describe.useQuery()
  return (
    <Loaded query={query}>
      {(facts) => (
        <>
          <MailServerNote facts={facts} />
          <Templates facts={facts} />
          <Outbox facts={facts} />
        </>
      )}
    </Loaded>
  )
}

function MailServerNote({ facts }: { readonly facts: OutboxFacts }) {
  if (facts.isSetUp) {
    return (
      <p className="m-0 max-w-[70ch] text-ink-soft [overflow-wrap:anywhere]">
        The server sends emails from <span className="text-ink">{facts.sender}</span>. It retries
        failed ones after 1, 5, and 30 minutes, after 2 hours, and then every 6 hours for a day.
      </p>
    )
  }
  return (
    <p role="note" className="m-0 max-w-[70ch] border-l-2 border-danger bg-danger-wash px-4 py-3">
      No mail server is set up, because <code>SMTP_URL</code> is not set. The outbox below holds
      emails for a day. To send them, set up a mail server in that time.
    </p>
  )
}
