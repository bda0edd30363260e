import { type CountryCode, countryName, isCountryCode } from '@everyshelf/domain/countries'
import { Flag } from '@everyshelf/ui/marketplaces'
import { useId } from 'react'
import { demoCountries } from './demo-book.ts'

interface CountryChoiceProps {
  readonly country: CountryCode
  readonly onChange: (country: CountryCode) => void
}

const choices = demoCountries
  .map((code) => ({ code, name: countryName(code) }))
  .toSorted((a, b) => a.name.localeCompare(b.name))

export function CountryChoice({ country, onChange }: CountryChoiceProps) {
  const id = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <label htmlFor={id} className="text-ink-soft">
        Reader in
      </label>
      <span className="inline-flex items-center gap-2.5">
        <Flag country={country} className="h-4 w-6" />
        <select
          id={id}
          value={country}
          onChange={({ currentTarget: { value } }) => isCountryCode(value) && onChange(value)}
          className="min-h-11 rounded-md border border-field-rule bg-field px-3 text-field-ink"
        >
          {choices.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </span>
    </div>
  )
}
