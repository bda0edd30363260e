import { countryName, isCountryCode } from '@everyshelf/domain/countries'
import { bookFormats } from '@everyshelf/domain/retailers'
import { ChoiceField } from '@everyshelf/ui/primitives'
import { useId } from 'react'
import { activeRetailers } from '../../../components/active-retailers.ts'
import type { RetailerFilter } from './list-retailers.ts'
import { formatNames } from './retailer-labels.ts'

const countries = [...new Set(activeRetailers.flatMap((retailer) => retailer.countries))]
  .map((code) => ({ code, name: countryName(code) }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))

const formats = bookFormats.map((code) => ({ code, name: formatNames[code] }))

interface RetailerFiltersProps {
  readonly filter: RetailerFilter
  readonly onChange: (filter: RetailerFilter) => void
}

export function RetailerFilters({ filter, onChange }: RetailerFiltersProps) {
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
