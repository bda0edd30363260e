import { keepPreviousData } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { OverviewSkeleton } from '../../../components/charts/overview-skeleton.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { ChoiceRow } from '../components/choice-row.tsx'
import { Loaded } from '../components/loaded.tsx'
import { AttentionList } from './attention-list.tsx'
import { Charts } from './charts.tsx'
import { OverviewMetrics } from './overview-metrics.tsx'
import { ServerFacts } from './server-facts.tsx'

const periods = [
  { value: '7', name: '7 days', days: 7 },
  { value: '30', name: '30 days', days: 30 },
  { value: '90', name: '90 days', days: 90 },
  { value: '365', name: '365 days', days: 365 },
] as const

const REFRESH_MS = 60_000

/** How the service is doing, and what needs an admin's attention. */
export function Overview() {
  const [query, setQuery] = useSearchParams()
  const period = periods.find(({ value }) => value === query.get('days')) ?? periods[1]
  const overview = trpc.admin.overview.read.useQuery(
    { days: period.days },
    { placeholderData: keepPreviousData, refetchInterval: REFRESH_MS },
  )
  const site = trpc.site.describe.useQuery()
  const { isPlaceholderData } = overview
  return (
    <Loaded query={overview} skeleton={<OverviewSkeleton />}>
      {(data) => (
        <>
          <AttentionList overview={data} operator={site.data?.operator} />
          <div className="mt-10">
            <ChoiceRow
              label="Period"
              choices={periods}
              value={period.value}
              onChoose={(days) => setQuery({ days }, { replace: true })}
            />
          </div>
          <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
            <OverviewMetrics days={data.days} />
            <Charts days={data.days} today={data.asOf.slice(0, 10)} />
          </div>
          <ServerFacts overview={data} />
        </>
      )}
    </Loaded>
  )
}
