import { countryName } from '@everyshelf/domain/countries'
import type { BookIdentifier } from '@everyshelf/domain/identifiers'
import { getMarketplace } from '@everyshelf/domain/marketplaces'
import { Flag } from '@everyshelf/ui/marketplaces'
import { useId } from 'react'
import { listLandings } from './list-landings.ts'

interface LandingsProps {
  readonly identifier: BookIdentifier
  /** A premium owner may have decided otherwise for this one link. */
  readonly mayDiffer: boolean
}

/** Where the one link leads: the stores, and whose readers land in each. */
export function Landings({ identifier, mayDiffer }: LandingsProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="px-4 pt-5">
      <h2 id={id} className="m-0 mb-2 font-display text-lg">
        Where readers land
      </h2>
      <ul className="m-0 grid list-none grid-cols-2 gap-x-5 border-b border-rule p-0 text-sm">
        {listLandings(identifier).map(({ store, countries }) => {
          const { country, storeName } = getMarketplace(store)
          const names = countries.map((code) => countryName(code)).join(', ')
          return (
            <li key={store} className="flex min-h-8 items-center gap-2 border-t border-rule">
              <Flag country={country} />
              <span className="truncate">{storeName}</span>
              <span title={names} className="ml-auto shrink-0 text-xs text-ink-faint">
                <span aria-hidden="true">{countries.join(' ')}</span>
                <span className="sr-only">{names}</span>
              </span>
            </li>
          )
        })}
      </ul>
      {mayDiffer && (
        <p className="m-0 mt-2 text-sm text-ink-soft">
          Unless you have decided otherwise for this link on the site.
        </p>
      )}
    </section>
  )
}
