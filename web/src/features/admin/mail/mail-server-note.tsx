import type { OutboxFacts } from './mail-names.ts'

export function MailServerNote({ facts }: { readonly facts: OutboxFacts }) {
  if (facts.isSetUp) {
    return (
      <p className="m-0 max-w-[70ch] text-ink-soft [overflow-wrap:anywhere]">
        Mails go out from <span className="text-ink">{facts.sender}</span>. One that cannot be sent
        is tried again after 1, 5 and 30 minutes, 2 and 6 hours, and given up after a day.
      </p>
    )
  }
  return (
    <p role="note" className="m-0 max-w-[70ch] border-l-2 border-danger bg-danger-wash px-4 py-3">
      No mail server is set up: <code>SMTP_URL</code> is not set. Nobody receives any mail; all of
      them are held in the outbox below, and go out once there is a server, within a day of being
      written.
    </p>
  )
}
