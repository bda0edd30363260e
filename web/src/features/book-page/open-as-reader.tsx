import { isCountryCode } from '@everyshelf/domain/countries'
import { buttonClasses, ChoiceField } from '@everyshelf/ui/primitives'
import { ArrowUpRight } from 'lucide-react'
import { useState } from 'react'
import { countriesByName } from '../../components/countries/country-names.ts'
import { guessCountry } from '../../components/countries/guess-country.ts'
import { opensPage, routeFor, untaggedUrl } from '../../lib/link-settings/destinations.ts'
import type { ManagedLink } from '../../lib/link-settings/managed-link.ts'
import { readerPagePath } from '../../lib/link-settings/reader-page-path.ts'

/** Opens what a reader in a country gets. It counts no click, and a store opens without any tag. */
export function OpenAsReader({ managed }: { readonly managed: ManagedLink }) {
  const { link, settings, routable } = managed
  const [country, setCountry] = useState(guessCountry)
  const isPage = opensPage(routeFor(routable, country, {}), settings.mode)
  const href = isPage ? readerPagePath(link, country) : untaggedUrl(routable, country)
  return (
    <div className="flex w-full items-end gap-3 sm:w-auto print:hidden">
      <div className="min-w-0 flex-1 sm:w-56">
        <ChoiceField
          label="Open as a reader in"
          value={country}
          choices={countriesByName}
          onChange={(code) => isCountryCode(code) && setCountry(code)}
        />
      </div>
      <a href={href} target="_blank" rel="noopener" className={buttonClasses('outline')}>
        Open
        <span className="sr-only"> (opens in a new tab)</span>
        <ArrowUpRight className="size-4" />
      </a>
    </div>
  )
}
