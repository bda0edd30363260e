import { isCountryCode } from '@everyshelf/domain/countries'
import { formatDay } from '@everyshelf/domain/format'
import { Flag } from '@everyshelf/ui/marketplaces'
import type { ReactNode } from 'react'
import {
  type ChartRows,
  ChartSection,
  type ChartSectionProps,
} from '../../components/charts/chart-section.tsx'
import { todayIn } from '../../components/charts/today.ts'
import { lazyComponent } from '../../lib/lazy-loading/lazy-component.tsx'
import { BookList } from './charts/book-list.tsx'
import { DayChart } from './charts/day-chart.tsx'
import { HourHeatmap, weekdays } from './charts/hour-heatmap.tsx'
import { RankedList, type RankedListProps } from './charts/ranked-list.tsx'
import { ReasonList } from './charts/reason-list.tsx'
import { ClicksDownload } from './clicks-download.tsx'
import { type FilterProps, valueFilters } from './filters/filters.ts'
import { MissingTag } from './missing-tag.tsx'
import type { Overview, Share } from './overview.ts'
import { TotalsSummary } from './totals-summary.tsx'
import { explainExclusion, nameCountry } from './value-names.ts'

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
  const { days, countries, sellers, devices, browsers, referrers, hours, reasons, links } = overview
  const { channels, campaigns } = overview
  const isOneLink = filters.link !== null
  const hasChannels = channels.some(({ value }) => value !== 'web')
  const hasCampaigns = campaigns.some(({ value }) => value !== '')
  /** Before the three last sections, two share each row. An odd one shares its row with one of the three. */
  const halves = [true, !isOneLink, hasChannels, hasCampaigns].filter(Boolean).length
  const small = halves % 2 === 1 ? 'lg:col-span-3' : 'lg:col-span-2'
  return (
    <>
      <TotalsSummary totals={overview.totals} previous={overview.previous} />
      <ChartSection
        title="Clicks by day"
        rows={dayRows(days, previousClicks)}
        nameRow={formatDay}
        className="mt-4 sm:mt-5"
      >
        <DayChart days={days} today={todayIn(overview.timeZone)} previousClicks={previousClicks} />
      </ChartSection>
      <MissingTag sellers={sellers} />
      <div className="mt-10 grid gap-x-14 gap-y-14 max-md:gap-y-0 lg:grid-cols-6">
        <ChartSection
          title="Countries"
          rows={shareRows('Country', countries, nameCountry)}
          isList
          onPhone="open"
          className="lg:col-span-6"
        >
          <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <WorldMap shares={countries} />
            <div>
              <RankedList
                label="Clicks by country"
                shares={countries}
                name={nameCountry}
                picture={(code) => isCountryCode(code) && <Flag country={code} />}
                onPick={(country) => changeFilters({ country })}
              />
            </div>
          </div>
        </ChartSection>
        <RankedSection
          title="Stores"
          column="Store"
          shares={sellers}
          parameter="store"
          changeFilters={changeFilters}
          onPhone="open"
          className="lg:col-span-3"
        />
        {!isOneLink && (
          <ChartSection
            title="Books"
            rows={bookRows(links)}
            isList
            onPhone="closed"
            className="lg:col-span-3"
          >
            <BookList links={links} onPick={(link) => changeFilters({ link })} />
          </ChartSection>
        )}
        {hasChannels && (
          <RankedSection
            title="Channels"
            column="Channel"
            shares={channels}
            parameter="channel"
            changeFilters={changeFilters}
            className="lg:col-span-3"
          />
        )}
        {hasCampaigns && (
          <RankedSection
            title="Campaigns"
            column="Campaign"
            shares={campaigns}
            parameter="campaign"
            changeFilters={changeFilters}
            className="lg:col-span-3"
          />
        )}
        <RankedSection
          title="Referrers"
          column="Referrer"
          shares={referrers}
          parameter="referrer"
          changeFilters={changeFilters}
          className={small}
        />
        <RankedSection
          title="Devices"
          column="Device"
          shares={devices}
          parameter="device"
          changeFilters={changeFilters}
          className={small}
        />
        <RankedSection
          title="Browsers"
          column="Browser"
          shares={browsers}
          parameter="browser"
          changeFilters={changeFilters}
          className={small}
        />
        <ChartSection
          title="Weekdays and hours"
          rows={hourRows(hours)}
          isList
          onPhone="closed"
          className="lg:col-span-6"
        >
          <HourHeatmap counts={hours} />
        </ChartSection>
        {children}
        <ChartSection
          title="Excluded hits by reason"
          about="These hits don’t count as clicks."
          rows={reasonRows(reasons)}
          isList
          onPhone="closed"
          className="lg:col-span-6"
        >
          <ReasonList reasons={reasons} />
        </ChartSection>
      </div>
      <ClicksDownload filters={filters} />
    </>
  )
}

interface RankedSectionProps
  extends Pick<ChartSectionProps, 'title' | 'className'>,
    Partial<Pick<ChartSectionProps, 'onPhone'>>,
    Pick<RankedListProps, 'shares'>,
    Pick<FilterProps, 'changeFilters'> {
  /** What each row is, such as "Store": the column's name in the CSV file. */
  readonly column: string
  /** The filter that a row sets. */
  readonly parameter: (typeof valueFilters)[number]['parameter']
}

/** A section with a ranked list of clicks by one dimension. */
function RankedSection({
  title,
  column,
  shares,
  parameter,
  changeFilters,
  onPhone = 'closed',
  className = '',
}: RankedSectionProps) {
  const filter = valueFilters.find((one) => one.parameter === parameter)
  const name = (value: string) => filter?.nameValue(value) ?? value
  return (
    <ChartSection
      title={title}
      rows={shareRows(column, shares, name)}
      isList
      onPhone={onPhone}
      className={className}
    >
      <RankedList
        label={`Clicks by ${column.toLowerCase()}`}
        {...{ shares, name }}
        onPick={(value) => changeFilters({ [parameter]: value })}
      />
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

function shareRows(column: string, shares: readonly Share[], name: (value: string) => string) {
  return shares.map(({ value, clicks }) => ({ [column]: name(value), Clicks: clicks }))
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
