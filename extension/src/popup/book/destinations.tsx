import type { EditionFormat } from '@everyshelf/domain/books'
import { countryName } from '@everyshelf/domain/countries'
import type { BookIdentifier } from '@everyshelf/domain/identifiers'
import type { LinkSettings } from '@everyshelf/domain/links'
import { getMarketplace } from '@everyshelf/domain/marketplaces'
import { Flag } from '@everyshelf/ui/marketplaces'
import { useId } from 'react'
import { getLanguage, translate } from '../../messages/translate.ts'
import { listDestinations } from './list-destinations.ts'
import { useLinkSettings } from './use-link-settings.ts'

interface DestinationsProps {
  readonly identifier: BookIdentifier
  readonly format: EditionFormat | null
  /** The id of a Premium owner's saved link, which may have its own settings. */
  readonly managedId: string | null
}

/** The stores the Global Link leads to, and the countries whose readers go to each. */
export function Destinations({ identifier, format, managedId }: DestinationsProps) {
  const id = useId()
  const settings = useLinkSettings(managedId)
  return (
    <section aria-labelledby={id} className="px-4 pt-5">
      <h2 id={id} className="m-0 mb-2 font-display text-lg">
        {translate('landingsTitle')}
      </h2>
      <ul className="m-0 grid list-none grid-cols-2 gap-x-4 max-[22rem]:grid-cols-1 border-b border-rule p-0 text-sm">
        {listDestinations(identifier, format, settings).map((destination) => {
          const { marketplace, storeName, countries } = destination
          const names = countries.map((code) => countryName(code, getLanguage())).join(', ')
          return (
            <li
              key={storeName}
              className="flex min-h-8 flex-wrap items-center gap-x-1.5 border-t border-rule py-0.5"
            >
              {marketplace && <Flag country={getMarketplace(marketplace).country} />}
              <span>{storeName}</span>
              <span title={names} className="ml-auto shrink-0 text-xs text-ink-faint">
                <span aria-hidden="true">{countries.join(' ')}</span>
                <span className="sr-only">{names}</span>
              </span>
            </li>
          )
        })}
      </ul>
      <p className="m-0 mt-2 text-sm text-ink-soft empty:hidden">
        {managedId !== null && describeSettings(settings)}
      </p>
    </section>
  )
}

function describeSettings(settings: LinkSettings | null): string | null {
  if (!settings) return translate('landingsUnknown')
  return settings.mode === 'choose' ? translate('landingsChoose') : null
}
