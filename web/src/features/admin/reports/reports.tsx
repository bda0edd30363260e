import { apiClient } from '../../../lib/api/api-client.ts'
import { ChoiceRow } from '../components/choice-row.tsx'
import { PagedList } from '../components/paged-list.tsx'
import { useUrlFilters } from '../components/use-url-filters.ts'
import { reportStateLabels } from './report-labels.ts'
import { SubjectCard } from './subject-card.tsx'

const views = [
  { value: 'open', name: reportStateLabels.open },
  { value: 'resolved', name: reportStateLabels.resolved },
  { value: 'dismissed', name: reportStateLabels.dismissed },
  { value: 'all', name: 'All' },
] as const

/** The links and pages that readers reported. */
export function Reports() {
  const [getFilter, setFilters] = useUrlFilters()
  const view = views.find(({ value }) => value === getFilter('state'))?.value ?? 'open'
  return (
    <>
      <ChoiceRow
        label="Status"
        choices={views}
        value={view}
        onChoose={(value) => setFilters({ state: value === 'open' ? '' : value })}
      />
      <PagedList
        label="Reported links and pages"
        of="reports"
        filters={view === 'all' ? {} : { state: view }}
        fetchPage={apiClient.admin.reports.list.query}
        empty={
          view === 'open'
            ? 'Nothing to review. Readers can report links and pages without signing in.'
            : 'No reports with this status.'
        }
      >
        {(subject) => <SubjectCard subject={subject} />}
      </PagedList>
    </>
  )
}
