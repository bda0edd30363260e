import { useSearchParams } from 'react-router'
import { formatCount } from '../../../format/numbers.ts'
import { trpc } from '../../../lib/api.tsx'
import { ChoiceRow } from '../lists/choice-row.tsx'
import { PagedList } from '../lists/paged-list.tsx'
import { usePages } from '../lists/use-pages.ts'
import { type MailState, mailStateNames, OUTBOX_KEY, type OutboxFacts } from './mail-names.ts'
import { OutboxRow } from './outbox-row.tsx'

const states: readonly MailState[] = ['waiting', 'held', 'failed', 'sent']

/** Mails on their way, sent and given up; a month of them. */
export function Outbox({ facts }: { readonly facts: OutboxFacts }) {
  const [query, setQuery] = useSearchParams()
  const { client } = trpc.useUtils()
  const state = states.find((one) => one === query.get('state'))
  const pages = usePages([OUTBOX_KEY, state ?? 'all'], (after) =>
    client.admin.outbox.list.query({ ...(state && { state }), ...(after && { after }) }),
  )
  const counts: Readonly<Partial<Record<MailState, number>>> = facts.counts
  const choices = [
    { value: 'all', name: 'All' },
    ...states.map((value) => {
      const count = counts[value]
      const name = mailStateNames[value]
      return { value, name: count ? `${name} (${formatCount(count)})` : name }
    }),
  ]
  return (
    <section id="outbox" aria-labelledby="outbox-title" className="mt-16 scroll-mt-24">
      <h2 id="outbox-title" className="m-0 mb-5 font-display text-2xl">
        Outbox
      </h2>
      <ChoiceRow
        label="State of the mails"
        choices={choices}
        value={state ?? 'all'}
        onChoose={(value) => setQuery(value === 'all' ? {} : { state: value }, { replace: true })}
      />
      <PagedList
        label="Outbox"
        pages={pages}
        empty={state ? 'No mail is in this state.' : 'No mail was written in the last 30 days.'}
      >
        {(mail) => <OutboxRow mail={mail} templates={facts.templates} />}
      </PagedList>
    </section>
  )
}
