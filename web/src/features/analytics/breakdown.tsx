import { isCountryCode } from '@everyshelf/domain/countries'
import { Flag } from '@everyshelf/ui/marketplaces'
import type { ReactNode } from 'react'
import { ChartSection } from '../../components/charts/chart-section.tsx'
import { importChunk } from '../../lib/import-chunk.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import type { AskProps } from './asked/range-picker.tsx'
import { bookRows, dayRows, hourRows, reasonRows, shareRows } from './chart-rows.ts'
import { BookList } from './charts/book-list.tsx'
import { DayChart } from './charts/day-chart.tsx'
import { HourHeat } from './charts/hour-heat.tsx'
import { RankedList } from './charts/ranked-list.tsx'
import { ReasonList } from './charts/reason-list.tsx'
import { ClicksFile } from './clicks-file.tsx'
import { Figures } from './figures.tsx'
import type { Overview } from './overview.ts'
import { nameBrowser, nameCountry, nameDevice, nameReferer, nameShop } from './value-names.ts'

/** The outlines are the largest part of the page: they come by themselves. */
const WorldMap = lazyPart(
  async () => (await importChunk(() => import('./map/world-map.tsx'))).WorldMap,
  <div className="aspect-16/7" />,
)

interface BreakdownProps extends AskProps {
  readonly overview: Overview
  /** Stands under the three numbers. */
  readonly children?: ReactNode
}

/** Every figure of the days that are asked for, each way that they are counted by. */
export function Breakdown({ overview, asked, ask, children }: BreakdownProps) {
  const before = overview.previous.clicksByDay
  const { days, countries, shops, devices, browsers, referers, hours, reasons, links } = overview
  return (
    <>
      <Figures totals={overview.totals} previous={overview.previous} />
      {children}
      <div className="mt-12 grid gap-x-14 gap-y-14 lg:grid-cols-6">
        <ChartSection title="Day by day" rows={dayRows(days, before)} className="lg:col-span-6">
          <DayChart days={days} before={before} />
        </ChartSection>
        <ChartSection
          title="Countries"
          rows={shareRows('Country', countries, nameCountry)}
          isList
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
                onPick={(country) => ask({ country })}
              />
            </div>
          </div>
        </ChartSection>
        <ChartSection title="Books" rows={bookRows(links)} isList className="lg:col-span-3">
          <BookList links={links} onPick={(link) => ask({ link })} />
        </ChartSection>
        <ChartSection
          title="Stores"
          rows={shareRows('Store', shops, nameShop)}
          isList
          className="lg:col-span-3"
        >
          <RankedList
            label="Clicks by store"
            shares={shops}
            name={nameShop}
            onPick={(shop) => ask({ shop })}
          />
        </ChartSection>
        <ChartSection
          title="Found on"
          rows={shareRows('Site', referers, nameReferer)}
          isList
          className="lg:col-span-2"
        >
          <RankedList label="Clicks by site" shares={referers} name={nameReferer} />
        </ChartSection>
        <ChartSection
          title="Devices"
          rows={shareRows('Device', devices, nameDevice)}
          isList
          className="lg:col-span-2"
        >
          <RankedList label="Clicks by device" shares={devices} name={nameDevice} />
        </ChartSection>
        <ChartSection
          title="Browsers"
          rows={shareRows('Browser', browsers, nameBrowser)}
          isList
          className="lg:col-span-2"
        >
          <RankedList label="Clicks by browser" shares={browsers} name={nameBrowser} />
        </ChartSection>
        <ChartSection
          title="Hours of the week"
          rows={hourRows(hours)}
          isList
          className="lg:col-span-6"
        >
          <HourHeat counts={hours} />
        </ChartSection>
        <ChartSection
          title="Left out, and why"
          about="Hits that are not counted as clicks. They are kept, so that you can check the count."
          rows={reasonRows(reasons)}
          isList
          className="lg:col-span-6"
        >
          <ReasonList reasons={reasons} />
        </ChartSection>
      </div>
      <ClicksFile asked={asked} />
    </>
  )
}
