import { isCountryCode } from '@everyshelf/domain/countries'
import { formatDay } from '@everyshelf/domain/format'
import { HIT_RETENTION_MONTHS } from '@everyshelf/domain/limits'
import { Flag } from '@everyshelf/ui/marketplaces'
import { buttonClasses, Disclosure } from '@everyshelf/ui/primitives'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { type ChartRows, ChartSection } from '../../components/charts/chart-section.tsx'
import { todayIn } from '../../components/charts/today.ts'
import { CollapsibleSection } from '../../components/layout/collapsible-section.tsx'
import { useIsNarrow } from '../../components/layout/use-is-narrow.ts'
import { lazyComponent } from '../../lib/lazy-loading/lazy-component.tsx'
import { BookList } from './charts/book-list.tsx'
import { DayChart } from './charts/day-chart.tsx'
import { HourHeatmap, weekdays } from './charts/hour-heatmap.tsx'
import { RankedList } from './charts/ranked-list.tsx'
import { ReasonList } from './charts/reason-list.tsx'
import { type FilterProps, type Filters, toOverviewInput, valueFilters } from './filters/filters.ts'
import { MarkedDays, useMarkedDays } from './marked-days/marked-days.tsx'
import { MissingTag } from './missing-tag.tsx'
import type { Overview, Share } from './overview.ts'
import { TotalsSummary } from './totals-summary.tsx'
import { explainExclusion } from './value-names.ts'

/** The country outlines are the largest part of the page, so they load separately. */
const WorldMap = lazyComponent(
  () => import('./map/world-map.tsx'),
  ({ WorldMap }) => WorldMap,
  <div className="aspect-16/7" />,
)

interface BreakdownProps extends FilterProps {
  readonly overview: Overview
  /** Shown before the excluded hits. */
  readonly children?: ReactNode
}

/** All totals of the chosen range, and their breakdown by each dimension. */
export function Breakdown({ overview, filters, changeFilters, children }: BreakdownProps) {
  const previousClicks = overview.previous.clicksByDay
  const { marked } = useMarkedDays()
  const today = todayIn(overview.timeZone)
  const { days, countries, sellers, hours, reasons, links } = overview
  const isOneLink = filters.link !== null
  const isFolded = !useIsNarrow() && isOneLink
  const lists: readonly List[] = [
    'countries',
    'sellers',
    ...(overview.channels.some(({ value }) => value !== 'web') ? (['channels'] as const) : []),
    ...(overview.campaigns.some(({ value }) => value !== '') ? (['campaigns'] as const) : []),
    'referrers',
    'devices',
    'browsers',
  ]
  const ranked = (some: readonly List[]) =>
    some.map((list) => <RankedSection key={list} {...{ list, overview, changeFilters }} />)
  const map = <WorldMap shares={countries} />
  const rest = (
    <div className={rows}>
      {isOneLink && (
        <>
          <div className={columns}>{ranked(lists.slice(3))}</div>
          <CollapsibleSection title="Map" onPhone="closed">
            {map}
          </CollapsibleSection>
        </>
      )}
      <ChartSection title="Weekdays and hours" rows={hourRows(hours)} isList onPhone="closed">
        <HourHeatmap counts={hours} />
      </ChartSection>
      {children}
      <ChartSection
        title="Excluded hits by reason"
        about="These hits don’t count as clicks."
        rows={reasonRows(reasons)}
        isList
        onPhone="closed"
      >
        <ReasonList reasons={reasons} />
      </ChartSection>
    </div>
  )
  return (
    <>
      <TotalsSummary totals={overview.totals} previous={overview.previous} />
      <ChartSection
        title="Clicks by day"
        rows={dayRows(days, previousClicks)}
        nameRow={formatDay}
        className="mt-4 sm:mt-5"
      >
        <DayChart {...{ days, today, previousClicks, marked }} />
      </ChartSection>
      <MarkedDays {...{ days, today }} />
      <MissingTag sellers={sellers} />
      <div className={`mt-8 ${rows}`}>
        {isOneLink ? (
          <div className={columns}>{ranked(lists.slice(0, 3))}</div>
        ) : (
          <>
            <RankedSection list="countries" {...{ overview, changeFilters, map }} />
            <div className={columns}>
              {ranked(['sellers'])}
              <ChartSection title="Books" rows={bookRows(links)} isList onPhone="closed">
                <BookList links={links} onPick={(link) => changeFilters({ link })} />
              </ChartSection>
              {ranked(lists.slice(2))}
            </div>
          </>
        )}
        {isFolded ? <Disclosure title="More">{rest}</Disclosure> : rest}
      </div>
      <ClicksDownload filters={filters} />
    </>
  )
}

const rows = 'grid gap-y-10 max-md:gap-y-0'
/** As many columns of lists as there is room for. */
const columns = `${rows} grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-x-14`

type List = (typeof valueFilters)[number]['list']

interface RankedSectionProps extends Pick<FilterProps, 'changeFilters'> {
  readonly list: List
  readonly overview: Overview
  /** Shown beside the list. */
  readonly map?: ReactNode
}

/** A section with a ranked list of clicks by one dimension. */
function RankedSection({ list, overview, changeFilters, map }: RankedSectionProps) {
  const filter = valueFilters.find((one) => one.list === list)
  if (!filter) return null
  const { title, parameter, nameValue: name } = filter
  const column = parameter.replace(/^./, (letter) => letter.toUpperCase())
  const shares: readonly Share[] = overview[list]
  const isFirst = list === 'countries' || list === 'sellers'
  const ranked = (
    <RankedList
      label={`Clicks by ${parameter}`}
      {...{ shares, name }}
      picture={(code) => list === 'countries' && isCountryCode(code) && <Flag country={code} />}
      onPick={(value) => changeFilters({ [parameter]: value })}
    />
  )
  return (
    <ChartSection
      title={title}
      rows={shares.map(({ value, clicks }) => ({ [column]: name(value), Clicks: clicks }))}
      isList
      onPhone={isFirst ? 'open' : 'closed'}
    >
      {map ? (
        <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          {map}
          <div>{ranked}</div>
        </div>
      ) : (
        ranked
      )}
    </ChartSection>
  )
}

/** The rows of each chart, for its table and its CSV file. Days and hours have the form that spreadsheets parse. */
function dayRows(days: Overview['days'], previousClicks: readonly number[]): ChartRows {
  return days.map(({ day, clicks, hits, readers }, index) => ({
    Day: day,
    Clicks: clicks,
    Hits: hits,
    ...(readers !== null && { 'Unique readers': readers }),
    'Previous clicks': previousClicks[index] ?? 0,
  }))
}

function bookRows(links: Overview['links']): ChartRows {
  return links.map(({ title, isbn, clicks }) => ({
    Book: title,
    'ISBN/ASIN': isbn,
    Clicks: clicks,
  }))
}

function hourRows(hours: Overview['hours']): ChartRows {
  return hours.flatMap((row, day) =>
    row.map((clicks, hour) => ({
      Weekday: weekdays[day] ?? '',
      Hour: `${String(hour).padStart(2, '0')}:00`,
      Clicks: clicks,
    })),
  )
}

function reasonRows(reasons: Overview['reasons']): ChartRows {
  return reasons.map(({ value, hits }) => {
    const { name, text } = explainExclusion(value)
    return { Reason: name, Hits: hits, Explanation: text }
  })
}

/** Downloads every hit of the chosen range and filters as one CSV file. */
function ClicksDownload({ filters }: { readonly filters: Filters }) {
  const query = new URLSearchParams(toOverviewInput(filters))
  return (
    <section className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4 border-t border-rule pt-6 print:hidden">
      <p className="m-0 mr-auto max-w-[60ch] text-ink-soft text-pretty">
        The file lists every hit in this range, with the reason if a hit does not count as a click.
        We store hits for {HIT_RETENTION_MONTHS} months and never store IP addresses.
      </p>
      <a href={`/analytics/clicks.csv?${query}`} download className={buttonClasses('outline')}>
        <Download className="size-[1.1em]" />
        Download CSV
      </a>
    </section>
  )
}
