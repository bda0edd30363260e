import { isTimeZone } from '@everyshelf/domain/clicks'
import { CheckMenu } from '@everyshelf/ui/menu'
import { showError } from '@everyshelf/ui/toast'
import { keepPreviousData } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { OverviewSkeleton } from '../../components/charts/overview-skeleton.tsx'
import { useChangeQuery } from '../../components/charts/range.ts'
import { RangePicker } from '../../components/charts/range-picker.tsx'
import { todayIn } from '../../components/charts/today.ts'
import { FilterButton } from '../../components/filter-button.tsx'
import { LabelDot } from '../../components/labels/label-dot.tsx'
import { trpc } from '../../lib/api/trpc.tsx'
import { useIsOnline } from '../../lib/connection/use-is-online.ts'
import { AnalyticsFailed } from './analytics-failed.tsx'
import { AnalyticsHeading } from './analytics-heading.tsx'
import { AnalyticsSkeleton } from './analytics-skeleton.tsx'
import { Breakdown } from './breakdown.tsx'
import {
  type FilterProps,
  type Filters,
  readFilters,
  toOverviewInput,
  valueFilters,
} from './filters/filters.ts'
import { LiveHits } from './live/live-hits.tsx'
import { LiveStateLine } from './live/live-state-line.tsx'
import { type LiveState, useLiveHits } from './live/use-live-hits.ts'
import { useThrottle } from './live/use-throttle.ts'
import { NoClicks } from './no-clicks.tsx'
import { OverviewFailed } from './overview-failed.tsx'

interface FullAnalyticsProps {
  /** The ID of the only link to count; null for all links. */
  readonly link: string | null
}

/** Loads the owner's time zone first, because it decides which day is today. */
export function FullAnalytics({ link }: FullAnalyticsProps) {
  const { data, error, refetch } = trpc.profile.get.useQuery()
  if (data) return <AnalyticsInTimeZone link={link} timeZone={data.timeZone} />
  return error ? <AnalyticsFailed error={error} onRetry={refetch} /> : <AnalyticsSkeleton />
}

interface AnalyticsInTimeZoneProps extends FullAnalyticsProps {
  readonly timeZone: string
}

function AnalyticsInTimeZone({ link, timeZone }: AnalyticsInTimeZoneProps) {
  const { filters, changeFilters, today } = useFilters(timeZone, link)
  const utils = trpc.useUtils()
  const refresh = useThrottle(() => utils.analytics.overview.refetch(undefined, { type: 'active' }))
  const [isPaused, setPaused] = useState(false)
  const isOnline = useIsOnline()
  // Totals of a range that ended before today no longer change.
  const isPast = filters.to < today
  const { state, hits } = useLiveHits(isPaused || isPast, refresh)
  const { data, error, isPlaceholderData, refetch } = useOverview(filters, state)
  return (
    <>
      {link === null && <AnalyticsHeading />}
      <div className="mt-4">
        <RangePicker range={filters} changeQuery={changeFilters}>
          {!isPast && <LiveStateLine state={state} isPaused={isPaused} onPause={setPaused} />}
          <TimeZoneLine timeZone={timeZone} />
        </RangePicker>
      </div>
      <FilterChips filters={filters} changeFilters={changeFilters}>
        {link === null && <LabelFilter filters={filters} changeFilters={changeFilters} />}
      </FilterChips>
      {data ? (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
          {error && isOnline && <Outdated onRetry={refetch} />}
          {data.totals.hits === 0 ? (
            <NoClicks filters={filters} changeFilters={changeFilters} />
          ) : (
            <Breakdown overview={data} filters={filters} changeFilters={changeFilters}>
              {!isPast && <LiveHits hits={hits} filters={filters} timeZone={timeZone} />}
            </Breakdown>
          )}
        </div>
      ) : error ? (
        <OverviewFailed error={error} onRetry={refetch} />
      ) : (
        <OverviewSkeleton />
      )}
    </>
  )
}

function Outdated({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <p role="status" className="mt-4 mb-0 text-danger">
      We couldn’t load the latest clicks.{' '}
      <button type="button" onClick={onRetry} className="text-link min-h-11 font-semibold">
        Try again
      </button>
    </p>
  )
}

/** Refresh interval without a live stream. A hidden tab does not refresh. */
const POLL_MS = 15_000
/** Refresh interval with a live stream, in case the stream missed a hit. */
const STREAM_CHECK_MS = 60_000

const intervalMs: Record<LiveState, number | false> = {
  live: STREAM_CHECK_MS,
  polling: POLL_MS,
  paused: false,
  offline: false,
}

function useOverview(filters: Filters, state: LiveState) {
  return trpc.analytics.overview.useQuery(toOverviewInput(filters), {
    staleTime: POLL_MS,
    refetchInterval: intervalMs[state],
    refetchOnWindowFocus: state !== 'paused',
    placeholderData: keepPreviousData,
  })
}

/** Counts only the links with one label. Renders nothing without labels. */
function LabelFilter({ filters, changeFilters }: FilterProps) {
  const { data: labels = [] } = trpc.labels.list.useQuery()
  if (labels.length === 0 && !filters.label) return null
  const chosen = labels.find(({ id }) => id === filters.label)
  const names = filters.label ? [chosen?.name ?? 'Deleted label'] : []
  return (
    <CheckMenu
      trigger={<FilterButton name="Label" values={names} />}
      items={labels.map(({ id, name, color, links }) => ({
        id,
        label: name,
        icon: <LabelDot color={color} />,
        count: links,
        isChecked: id === filters.label,
      }))}
      onCheck={(id, isChecked) => changeFilters({ label: isChecked ? id : null })}
      {...(filters.label && {
        actions: [{ label: 'All labels', onSelect: () => changeFilters({ label: null }) }],
      })}
    />
  )
}

/** The filters in the URL, with days in the owner's time zone; `link` is the only link to count. */
function useFilters(timeZone: string, link: string | null) {
  const [query] = useSearchParams()
  const today = todayIn(timeZone)
  const filters: Filters = { ...readFilters(query, today), link }
  return { filters, changeFilters: useChangeQuery(), today }
}

const formatZone = (zone: string) => zone.replaceAll('_', ' ')

/** Names the time zone of all days and hours, and offers to switch to the browser's. */
function TimeZoneLine({ timeZone }: { readonly timeZone: string }) {
  const browserZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const utils = trpc.useUtils()
  const { mutate, isPending } = trpc.profile.update.useMutation({
    onSuccess: async (profile) => {
      utils.profile.get.setData(undefined, profile)
      await Promise.all([utils.analytics.invalidate(), utils.links.list.invalidate()])
    },
    onError: () => showError('profile-update-failed'),
  })
  const canSwitch = browserZone !== timeZone && isTimeZone(browserZone)
  return (
    <p className="m-0">
      All times are in <span>{formatZone(timeZone)}</span>.{' '}
      {canSwitch && (
        <button
          type="button"
          disabled={isPending}
          onClick={() => mutate({ timeZone: browserZone })}
          className="text-link min-h-6 border-0 bg-transparent p-0 print:hidden"
        >
          {isPending ? 'Switching…' : `Use ${formatZone(browserZone)}`}
        </button>
      )}
    </p>
  )
}

interface FilterChipsProps extends FilterProps {
  /** Menus that set other filters. */
  readonly children?: ReactNode
}

/** The active filters, each with a button that removes it. */
function FilterChips({ filters, changeFilters, children }: FilterChipsProps) {
  const active = valueFilters.flatMap(({ name, parameter, nameValue }) => {
    const value = filters[name]
    return value === null ? [] : [{ parameter, text: nameValue(value) }]
  })
  return (
    <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
      {children}
      {active.length > 0 && (
        <ul aria-label="Active filters" className="m-0 flex list-none flex-wrap gap-2 p-0">
          {active.map(({ parameter, text }) => (
            <Chip
              key={parameter}
              name={text}
              onRemove={() => changeFilters({ [parameter]: null })}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

function Chip({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  return (
    <li className="min-w-0">
      <button
        type="button"
        onClick={onRemove}
        className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-accent bg-wash px-4 hover:border-ink"
      >
        <span className="truncate">
          <span className="sr-only">Remove filter: </span>
          {name}
        </span>
        <X className="size-4 shrink-0 text-accent print:hidden" />
      </button>
    </li>
  )
}
