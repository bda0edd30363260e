import type { OutboxFacts } from './mail-labels.ts'

export function MailServerNote({ facts }: { readonly facts: OutboxFacts }) {
  if (facts.isSetUp) {
    return (
      <p className="m-0 max-w-[70ch] text-ink-soft [overflow-wrap:anywhere]">
        Emails are sent from <span className="text-ink">{facts.sender}</span>. Failed ones are
        retried after 1, 5 and 30 minutes, 2 hours, and then every 6 hours for a day.
      </p>
    )
  }
  return (
    <p role="note" className="m-0 max-w-[70ch] border-l-2 border-danger bg-danger-wash px-4 py-3">
      No mail server is set up, because <code>SMTP_URL</code> is not set. Emails are held in the
      outbox below for a day. They are sent if you set up a server in that time.
    </p>
  )
}
