import { X } from 'lucide-react'
import { nameCountry, nameSeller } from '../value-names.ts'
import type { FilterProps } from './range-picker.tsx'

/** The active filters, each with a button that removes it. */
export function FilterChips({ filters, changeFilters }: FilterProps) {
  const { country, seller } = filters
  if (!country && !seller) return null
  return (
    <ul aria-label="Active filters" className="m-0 mt-3 flex list-none flex-wrap gap-2 p-0">
      {country && (
        <Chip name={nameCountry(country)} onRemove={() => changeFilters({ country: null })} />
      )}
      {seller && <Chip name={nameSeller(seller)} onRemove={() => changeFilters({ store: null })} />}
    </ul>
  )
}

function Chip({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  return (
    <li className="min-w-0">
      <button
        type="button"
        onClick={onRemove}
        className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-accent bg-wash px-4 hover:border-ink"
      >
        <span className="truncate">
          <span className="sr-only">Remove filter: </span>
          {name}
        </span>
        <X aria-hidden="true" className="size-4 shrink-0 text-accent print:hidden" />
      </button>
    </li>
  )
}
