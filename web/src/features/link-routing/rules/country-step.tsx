import type { CountryCode } from '@everyshelf/domain/countries'
import { findMarketplaceOfCountry } from '@everyshelf/domain/marketplaces'
import { Flag } from '@everyshelf/ui/marketplaces'
import { useState } from 'react'
import { countriesByName } from '../../../components/countries/country-names.ts'
import { SearchField } from '../../../components/search-field.tsx'

interface CountryStepProps {
  /** Countries with a rule already. They are not offered. */
  readonly taken: readonly CountryCode[]
  readonly onChoose: (country: CountryCode) => void
}

/** Most readers are in a country that has its own Amazon store. */
const countriesByStore = countriesByName.toSorted(
  (a, b) => Number(hasOwnStore(b.code)) - Number(hasOwnStore(a.code)),
)

function hasOwnStore(country: CountryCode): boolean {
  return findMarketplaceOfCountry(country) !== undefined
}

/** The first step of a new rule: one click chooses the country. */
export function CountryStep({ taken, onChoose }: CountryStepProps) {
  const [search, setSearch] = useState('')
  const text = search.trim().toLowerCase()
  const found = countriesByStore.filter(
    ({ code, name }) =>
      !taken.includes(code) && (name.toLowerCase().includes(text) || code.toLowerCase() === text),
  )
  return (
    <>
      <SearchField label="Find a country" value={search} onChange={setSearch} />
      <ul
        aria-label="Countries"
        className="m-0 mt-3 h-[min(24rem,46dvh)] list-none overflow-y-auto border-y border-rule p-0"
      >
        {found.map(({ code, name }) => (
          <li key={code}>
            <button
              type="button"
              onClick={() => onChoose(code)}
              className="flex min-h-11 w-full items-center gap-3 px-1 text-left hover:bg-wash"
            >
              <span className="flex w-6 justify-center">
                <Flag country={code} />
              </span>
              {name}
            </button>
          </li>
        ))}
        {found.length === 0 && (
          <li className="py-3 text-ink-soft">
            No countries match your search. Countries with a rule are not listed.
          </li>
        )}
      </ul>
    </>
  )
}
