import { formatDateTime } from '@everyshelf/domain/format'
import type { InboxMessage } from './inbox-labels.ts'

type Reply = InboxMessage['replies'][number]

const mailStateTexts: Readonly<Record<NonNullable<Reply['mail']>, string>> = {
  waiting: 'sending',
  held: 'held until a mail server is set up',
  sent: 'sent',
  failed: 'could not be sent (see Email)',
}

/** The replies so far, oldest first. */
export function Replies({ replies }: { readonly replies: readonly Reply[] }) {
  if (replies.length === 0) return null
  return (
    <section aria-labelledby="replies" className="mt-10">
      <h2 id="replies" className="m-0 font-display text-2xl">
        Replies
      </h2>
      <ul className="m-0 mt-3 list-none p-0">
        {replies.map(({ id, text, createdAt, mail }) => (
          <li key={id} className="border-t border-rule py-4">
            <p className="tabular m-0 text-sm text-ink-soft">
              {formatDateTime(createdAt)}
              {mail && ` – ${mailStateTexts[mail]}`}
            </p>
            <p className="m-0 mt-1 max-w-[70ch] whitespace-pre-wrap [overflow-wrap:anywhere]">
              {text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
