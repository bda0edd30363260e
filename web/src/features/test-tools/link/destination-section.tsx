import {
  type AffiliateTags,
  AMAZON_ASSOCIATE_SENTENCE,
  earnsAtAmazon,
} from '@everyshelf/domain/affiliate'
import { type CountryCode, isCountryCode } from '@everyshelf/domain/countries'
import { coreMarketplaces } from '@everyshelf/domain/marketplaces'
import { ChoiceField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { countriesByName } from '../../../components/countries/country-names.ts'
import { TesterSection } from '../tester-section.tsx'
import { DestinationTable, EveryCountry } from './destination-table.tsx'
import {
  describeFirstPage,
  type ExplainedRoute,
  findDestination,
  ownerOfAmazonTag,
  withOwnTag,
} from './destinations.ts'

interface DestinationSectionProps {
  readonly route: ExplainedRoute
  readonly ownTags: AffiliateTags | null
}

/** The destinations in 12 large countries, in any other country, and a list of all countries. */
export function DestinationSection({ route, ownTags }: DestinationSectionProps) {
  const [chosen, setChosen] = useState('')
  const { isOwnLink, identifier } = route
  const firstPage = describeFirstPage(route)
  const destinations = isOwnLink
    ? route.landings
    : route.landings.map((destination) => withOwnTag(destination, identifier.key, ownTags))
  const buildRow = (country: CountryCode) => {
    const destination = findDestination(destinations, country)
    return destination ? [{ country, destination }] : []
  }
  return (
    <TesterSection title={isOwnLink ? 'Where readers go' : 'Where a Global Link would lead'}>
      {firstPage && (
        <p className="m-0 mb-4 max-w-[66ch]">
          {firstPage} For each country, that page puts the store below at the top.
        </p>
      )}
      <DestinationTable
        rows={coreMarketplaces.flatMap(({ country }) => buildRow(country))}
        isOwnLink={isOwnLink}
      />
      <div className="mt-6 max-w-sm">
        <ChoiceField
          label="Another country"
          none="Choose a country"
          value={chosen}
          choices={countriesByName}
          onChange={setChosen}
        />
      </div>
      <div aria-live="polite" className="mt-3 empty:mt-0">
        {isCountryCode(chosen) && (
          <DestinationTable rows={buildRow(chosen)} isOwnLink={isOwnLink} />
        )}
      </div>
      <EveryCountry destinations={destinations} isOwnLink={isOwnLink} />
      {earnsAtAmazon(destinations.map(ownerOfAmazonTag)) && (
        <p className="m-0 mt-3 text-sm text-ink-faint">{AMAZON_ASSOCIATE_SENTENCE}</p>
      )}
    </TesterSection>
  )
}
