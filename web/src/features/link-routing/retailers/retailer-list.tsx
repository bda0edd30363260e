import { chooseTag } from '@everyshelf/domain/affiliate'
import { countryName, isCountryCode } from '@everyshelf/domain/countries'
import { formatDate } from '@everyshelf/domain/format'
import { marketplaces } from '@everyshelf/domain/marketplaces'
import { bookFormats } from '@everyshelf/domain/retailers'
import { Button, ChoiceField, Switch } from '@everyshelf/ui/primitives'
import { TriangleAlert } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { generatePath, Link } from 'react-router'
import { activeRetailers } from '../../../components/active-retailers.ts'
import { StoreSign } from '../../../components/store-sign.tsx'
import type { LinkEditor } from '../../../lib/link-settings/link-editor.ts'
import type { ManagedLink } from '../../../lib/link-settings/managed-link.ts'
import { paths } from '../../../lib/paths.ts'
import { retailerPath } from '../retailer-path.ts'
import { countReports, hasNewReports, type SellerHealth } from '../seller-health/seller-health.ts'
import { useSellerHealth } from '../seller-health/use-seller-health.ts'
import {
  filterRetailers,
  type ListedRetailer,
  listRetailers,
  noFilter,
  type RetailerFilter,
} from './list-retailers.ts'
import { describeRetailer, formatNames, stateTexts } from './retailer-labels.ts'
import { switchRetailer } from './switch-retailer.ts'

/** Rows shown before "Show all". */
const SHOWN_AT_FIRST = 20

export function RetailerList({ id, managed, save }: LinkEditor) {
  const titleId = useId()
  const [filter, setFilter] = useState(noFilter)
  const [isShowingAll, setShowingAll] = useState(false)
  const { healthOf } = useSellerHealth(id)
  const rows = useMemo(() => listRetailers(managed.routable), [managed.routable])
  const found = filterRetailers(rows, filter)
  const shown = isShowingAll ? found : found.slice(0, SHOWN_AT_FIRST)
  return (
    <section
      id="stores"
      aria-labelledby={titleId}
      className="scroll-mt-20 border-t border-rule py-10"
    >
      <h2 id={titleId} className="m-0 font-display text-2xl leading-tight">
        All stores
      </h2>
      <p className="mt-2 mb-6 max-w-[62ch] text-ink-soft text-pretty">
        Your reader page shows the stores in the reader’s country. Rules can send readers to any
        store.
      </p>
      <AmazonRow managed={managed} />
      <div className="mt-8 mb-2">
        <RetailerFilters filter={filter} onChange={setFilter} />
      </div>
      <p role="status" className="tabular m-0 mb-2 min-h-6 text-sm text-ink-soft">
        {found.length < rows.length && `${found.length} of ${rows.length} stores`}
      </p>
      {found.length === 0 ? (
        <div className="border-t border-rule py-10 text-center">
          <p className="m-0 font-display text-xl">No stores match these filters</p>
          <Button kind="outline" className="mt-5" onClick={() => setFilter(noFilter)}>
            Clear filters
          </Button>
        </div>
      ) : (
        <ul aria-label="Stores" className="m-0 list-none border-t border-rule p-0">
          {shown.map((row) => (
            <RetailerRow
              key={row.retailer.code}
              linkId={id}
              row={row}
              health={healthOf(row.retailer.code)}
              onSwitch={(isOn) =>
                void save((before) => switchRetailer(before, row.retailer.code, isOn))
              }
            />
          ))}
        </ul>
      )}
      {shown.length < found.length && (
        <div className="mt-6 text-center">
          <Button kind="outline" onClick={() => setShowingAll(true)}>
            Show all {found.length} stores
          </Button>
        </div>
      )}
    </section>
  )
}

const countries = [...new Set(activeRetailers.flatMap((retailer) => retailer.countries))]
  .map((code) => ({ code, name: countryName(code) }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))

const formats = bookFormats.map((code) => ({ code, name: formatNames[code] }))

interface RetailerFiltersProps {
  readonly filter: RetailerFilter
  readonly onChange: (filter: RetailerFilter) => void
}

function RetailerFilters({ filter, onChange }: RetailerFiltersProps) {
  const id = useId()
  return (
    <div className="grid gap-4 sm:grid-cols-[2fr_1fr_1fr]">
      <div>
        <label htmlFor={id} className="mb-2 block font-semibold">
          Find a store
        </label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          value={filter.name}
          onChange={({ currentTarget }) => onChange({ ...filter, name: currentTarget.value })}
          className="min-h-11 w-full rounded-md border border-field-rule bg-field px-3 text-field-ink"
        />
      </div>
      <ChoiceField
        label="Country"
        none="Any country"
        value={filter.country ?? ''}
        choices={countries}
        onChange={(code) => onChange({ ...filter, country: isCountryCode(code) ? code : null })}
      />
      <ChoiceField
        label="Format"
        none="Any format"
        value={filter.format ?? ''}
        choices={formats}
        onChange={(code) =>
          onChange({ ...filter, format: bookFormats.find((format) => format === code) ?? null })
        }
      />
    </div>
  )
}

interface RetailerRowProps {
  readonly linkId: string
  readonly row: ListedRetailer
  readonly health: SellerHealth | undefined
  readonly onSwitch: (isOn: boolean) => void
}

function RetailerRow({ linkId, row, health, onSwitch }: RetailerRowProps) {
  const { retailer, isOn, state, isPaid } = row
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-rule py-2 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)_auto]">
      <div className="min-w-0">
        <Link
          to={retailerPath(linkId, retailer.code)}
          className="mb-1 inline-flex hover:opacity-85"
        >
          <StoreSign code={retailer.code} />
        </Link>
        <p className="m-0 text-sm text-ink-soft">{describeRetailer(retailer)}</p>
      </div>
      <p className="m-0 text-sm text-ink-soft max-md:order-1 max-md:col-span-2">
        {isOn ? (
          <>
            <span className={state === 'own-page' ? 'text-ink' : undefined}>
              {stateTexts[state]}
            </span>
            {state !== 'none' && <> · {isPaid ? 'you earn' : 'no affiliate ID'}</>}
          </>
        ) : (
          'Hidden on your page'
        )}
      </p>
      <p className="m-0 text-sm text-ink-soft max-md:order-2 max-md:col-span-2">
        <SellerHealthNote health={health} />
      </p>
      <Switch label={`Show ${retailer.name}`} isOn={isOn} onChange={onSwitch} />
    </li>
  )
}

/** The last confirmation and recent reports for one seller; nothing when there are none. */
function SellerHealthNote({ health }: { readonly health: SellerHealth | undefined }) {
  const count = countReports(health)
  return (
    <>
      {hasNewReports(health) && health?.lastReportOn && (
        <span className="flex items-start gap-1.5 text-danger">
          <TriangleAlert className="mt-0.5 size-4 shrink-0" />
          <span>
            {count === 1
              ? '1 reader reported the book missing on'
              : `${count} readers reported the book missing, most recently on`}{' '}
            {formatDate(`${health.lastReportOn}T12:00:00Z`)}
          </span>
        </span>
      )}
      {health?.confirmedAt && (
        <span className="block">
          You last confirmed availability here on {formatDate(health.confirmedAt)}
        </span>
      )}
    </>
  )
}

/** The first row of the list: a summary of Amazon's marketplaces. */
function AmazonRow({ managed }: { readonly managed: ManagedLink }) {
  const { link, settings, routable, serviceTags } = managed
  const owners = marketplaces.map(({ code }) => chooseTag(code, routable.owner, serviceTags).owner)
  const editor = owners.filter((owner) => owner === 'owner').length
  const others = Object.keys(settings.overrides).length
  const left = settings.excluded.length
  const facts = [
    `${marketplaces.length} stores`,
    ...(left > 0 ? [`${left} excluded`] : []),
    ...(others > 0 ? [`${others} with a custom edition`] : []),
    editor > 0 ? `${editor} with your tag` : 'none with your tag',
  ]
  return (
    <Link
      to={generatePath(paths.linkManagementAmazon, { linkId: link.id })}
      className="group flex min-h-18 flex-wrap items-center gap-x-6 gap-y-1 border-y border-rule-strong py-3 text-ink no-underline hover:bg-wash"
    >
      <span className="min-w-0 flex-1 basis-60">
        <span className="block font-display text-xl group-hover:text-accent">Amazon</span>
        <span className="block text-sm text-ink-soft">{facts.join(' · ')}</span>
      </span>
      <span className="text-link">Manage Amazon stores</span>
    </Link>
  )
}
