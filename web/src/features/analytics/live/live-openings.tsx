import { isCountryCode } from '@everyshelf/domain/countries'
import { Flag } from '@everyshelf/ui/marketplaces'
import { formatTime } from '../../../format/dates.ts'
import type { Asked } from '../asked/asked.ts'
import { explainExclusion, nameCountry, nameDevice, nameShop } from '../value-names.ts'
import type { ShownOpening } from './use-live-clicks.ts'

interface LiveOpeningsProps {
  readonly openings: readonly ShownOpening[]
  readonly asked: Asked
  readonly timeZone: string
}

/** The last openings, newest first: what was opened, and from where, and nothing of the reader. */
export function LiveOpenings({ openings, asked, timeZone }: LiveOpeningsProps) {
  const shown = openings.filter((opening) => isAskedFor(opening, asked))
  return (
    <section aria-labelledby="last-openings" className="mt-12 print:hidden">
      <h2 id="last-openings" className="m-0 border-b border-rule pb-2 font-display text-2xl">
        Last openings
      </h2>
      {shown.length === 0 ? (
        <p className="mt-4 mb-0 text-ink-soft">
          None in the last hour. The next one shows here as it happens.
        </p>
      ) : (
        <ol className="m-0 list-none p-0">
          {shown.map((opening) => (
            <Opening key={opening.key} opening={opening} timeZone={timeZone} />
          ))}
        </ol>
      )}
    </section>
  )
}

function isAskedFor({ link, country, shop }: ShownOpening, asked: Asked): boolean {
  return (
    (!asked.link || asked.link === link) &&
    (!asked.country || asked.country === country) &&
    (!asked.shop || asked.shop === shop)
  )
}

interface OpeningProps {
  readonly opening: ShownOpening
  readonly timeZone: string
}

function Opening({ opening, timeZone }: OpeningProps) {
  const { title, openedAt, country, shop, device, excludedBecause } = opening
  return (
    <li
      className={`animate-rise grid grid-cols-[4.75rem_minmax(0,1fr)] gap-x-4 border-b border-rule py-2.5 sm:grid-cols-[4.75rem_minmax(0,1fr)_minmax(0,1.4fr)] ${excludedBecause ? 'text-ink-soft' : ''}`}
    >
      <time dateTime={`${openedAt}Z`} className="tabular text-ink-soft">
        {formatTime(`${openedAt}Z`, timeZone)}
      </time>
      <span className="truncate font-semibold">{title}</span>
      <span className="flex flex-wrap items-center gap-x-2 max-sm:col-start-2">
        {isCountryCode(country) && <Flag country={country} />}
        <span>
          {nameCountry(country ?? '')} <span aria-hidden="true">→</span>
          <span className="sr-only">, sent to</span> {nameShop(shop)}
        </span>
        <span className="text-ink-soft">{nameDevice(device)}</span>
        {excludedBecause && (
          <span className="text-ink-soft">
            Not counted: {explainExclusion(excludedBecause).name.toLowerCase()}
          </span>
        )}
      </span>
    </li>
  )
}
