import { countryName } from '@everyshelf/domain/countries'
import { ChevronDown } from 'lucide-react'
import { DestinationLink, describeEarner } from './destination-table.tsx'
import type { Destination } from './destinations.ts'

interface EveryCountryProps {
  readonly destinations: readonly Destination[]
  readonly isOwnLink: boolean
}

/** Lists every destination with the countries whose readers land there. */
export function EveryCountry({ destinations, isOwnLink }: EveryCountryProps) {
  const total = destinations.reduce((sum, { countries }) => sum + countries.length, 0)
  return (
    <details className="group mt-4">
      <summary className="text-link inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-medium [&::-webkit-details-marker]:hidden">
        All {total} countries by store
        <ChevronDown
          aria-hidden="true"
          className="size-4 transition-transform group-open:rotate-180"
        />
      </summary>
      <ul aria-label="Countries by store" className="m-0 mt-2 list-none p-0">
        {destinations.map((destination) => (
          <li
            key={`${destination.isSold} ${destination.isPage} ${destination.url}`}
            className="border-t border-rule py-4"
          >
            <p className="m-0 flex flex-wrap items-baseline gap-x-3">
              <DestinationLink destination={destination} />
              <span className="text-sm text-ink-soft wrap-anywhere">
                {describeEarner(destination, isOwnLink)}
              </span>
            </p>
            <p className="m-0 mt-1 max-w-[72ch] text-sm text-pretty text-ink-soft">
              {destination.countries
                .map((country) => countryName(country))
                .toSorted((a, b) => a.localeCompare(b, 'en'))
                .join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
}
