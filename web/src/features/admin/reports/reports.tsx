import { trpc } from '../../../lib/api.tsx'
import { REPORTS_KEY } from '../links/use-link-refresh.ts'
import { ChoiceRow } from '../lists/choice-row.tsx'
import { PagedList } from '../lists/paged-list.tsx'
import { useAsked } from '../lists/use-asked.ts'
import { usePages } from '../lists/use-pages.ts'
import { ReportCard } from './report-card.tsx'
import { reportStates } from './report-names.ts'

const views = [
  { value: 'open', name: reportStates.open },
  { value: 'acted', name: reportStates.acted },
  { value: 'dismissed', name: reportStates.dismissed },
  { value: 'all', name: 'All' },
] as const

/** What readers have against links. */
export function Reports() {
  const { client } = trpc.useUtils()
  const [read, ask] = useAsked()
  const view = views.find(({ value }) => value === read('state'))?.value ?? 'open'
  const asked = view === 'all' ? {} : { state: view }
  const pages = usePages([REPORTS_KEY, asked], (after) =>
    client.admin.reports.list.query({ ...asked, ...(after && { after }) }),
  )
  return (
    <>
      <ChoiceRow
        label="State"
        choices={views}
        value={view}
        onChoose={(value) => ask({ state: value === 'open' ? '' : value })}
      />
      <PagedList
        label="Reports"
        pages={pages}
        empty={
          view === 'open'
            ? 'Nobody waits. Readers can report a link from its page, without an account.'
            : 'No report is like that.'
        }
      >
        {(row) => <ReportCard report={row} />}
      </PagedList>
    </>
  )
}
