import { formatCount } from '@everyshelf/domain/format'
import { OUTBOX_DAYS } from '@everyshelf/domain/limits'
import { useSearchParams } from 'react-router'
import { apiClient } from '../../../lib/api/api-client.ts'
import { ChoiceRow } from '../components/choice-row.tsx'
import { PagedList } from '../components/paged-list.tsx'
import { type MailState, mailStateLabels, type OutboxFacts } from './mail-labels.ts'
import { OutboxRow } from './outbox-row.tsx'

const states: readonly MailState[] = ['waiting', 'held', 'failed', 'sent']

/** The emails of the last `OUTBOX_DAYS`: waiting, held, sent and failed. */
export function Outbox({ facts }: { readonly facts: OutboxFacts }) {
  const [query, setQuery] = useSearchParams()
  const state = states.find((one) => one === query.get('state'))
  const counts: Readonly<Partial<Record<MailState, number>>> = facts.counts
  const choices = [
    { value: 'all', name: 'All' },
    ...states.map((value) => {
      const count = counts[value]
      const name = mailStateLabels[value]
      return { value, name: count ? `${name} (${formatCount(count)})` : name }
    }),
  ]
  return (
    <section id="outbox" aria-labelledby="outbox-title" className="mt-16 scroll-mt-24">
      <h2 id="outbox-title" className="m-0 mb-5 font-display text-2xl">
        Outbox
      </h2>
      <ChoiceRow
        label="Status"
        choices={choices}
        value={state ?? 'all'}
        onChoose={(value) => setQuery(value === 'all' ? {} : { state: value }, { replace: true })}
      />
      <PagedList
        label="Outbox"
        of="outbox"
        filters={state ? { state } : {}}
        fetchPage={apiClient.admin.outbox.list.query}
        empty={state ? 'No emails with this status.' : `No emails in the last ${OUTBOX_DAYS} days.`}
      >
        {(mail) => <OutboxRow mail={mail} templates={facts.templates} />}
      </PagedList>
    </section>
  )
}
