import { isCountryCode } from '@everyshelf/domain/countries'
import { formatTime } from '@everyshelf/domain/format'
import { Flag } from '@everyshelf/ui/marketplaces'
import { CollapsibleSection } from '../../../components/layout/collapsible-section.tsx'
import { type Filters, valueFilters } from '../filters/filters.ts'
import {
  explainExclusion,
  nameChannel,
  nameCountry,
  nameDevice,
  nameSeller,
} from '../value-names.ts'
import type { ListedHit } from './use-live-hits.ts'

interface LiveHitsProps {
  readonly hits: readonly ListedHit[]
  readonly filters: Filters
  readonly timeZone: string
}

/** The latest hits, newest first: link, country, store and device, but nothing about the reader. */
export function LiveHits({ hits, filters, timeZone }: LiveHitsProps) {
  const shown = hits.filter((hit) => matchesFilters(hit, filters))
  return (
    <CollapsibleSection title="Recent hits" onPhone="closed" className="print:hidden">
      {shown.length === 0 ? (
        <p className="m-0 text-ink-soft">No hits in the last hour. New hits appear here live.</p>
      ) : (
        <ol className="m-0 -mt-3 list-none p-0 max-md:mt-0">
          {shown.map((hit) => (
            <HitRow key={hit.key} hit={hit} timeZone={timeZone} />
          ))}
        </ol>
      )}
    </CollapsibleSection>
  )
}

function matchesFilters(hit: ListedHit, filters: Filters): boolean {
  return (
    (!filters.link || filters.link === hit.link) &&
    (!filters.label || hit.labels.includes(filters.label)) &&
    valueFilters.every(({ name }) => filters[name] === null || filters[name] === hit[name])
  )
}

interface HitRowProps {
  readonly hit: ListedHit
  readonly timeZone: string
}

function HitRow({ hit, timeZone }: HitRowProps) {
  const { title, openedAt, country, seller, device, channel, campaign, excludedBecause } = hit
  // Most hits are from the web, so only other channels and campaigns say something.
  const source = [channel === 'web' ? '' : nameChannel(channel), campaign].filter(Boolean)
  return (
    <li
      className={`animate-rise grid grid-cols-[4.75rem_minmax(0,1fr)] gap-x-4 border-b border-rule py-2.5 sm:grid-cols-[4.75rem_minmax(0,1fr)_minmax(0,1.4fr)] ${excludedBecause ? 'text-ink-soft' : ''}`}
    >
      <time dateTime={`${openedAt}Z`} className="tabular text-ink-soft">
        {formatTime(`${openedAt}Z`, timeZone)}
      </time>
      <span className="truncate font-semibold">{title}</span>
      <span className="flex flex-wrap items-center gap-x-2 max-sm:col-start-2">
        <span className="flex items-center gap-x-2">
          {isCountryCode(country) && <Flag country={country} />}
          <span>
            {nameCountry(country ?? '')} <span aria-hidden="true">→</span>
            <span className="sr-only">, sent to</span> {nameSeller(seller)}
          </span>
        </span>
        <span className="text-ink-soft">{nameDevice(device)}</span>
        {source.length > 0 && (
          <span className="min-w-0 truncate text-ink-soft">{source.join(': ')}</span>
        )}
        {excludedBecause && (
          <span className="text-ink-soft">
            Excluded: {explainExclusion(excludedBecause).name.toLowerCase()}
          </span>
        )}
      </span>
    </li>
  )
}
