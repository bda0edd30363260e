import { X } from 'lucide-react'
import { trpc } from '../../../lib/api/trpc.tsx'
import { nameCountry, nameSeller } from '../value-names.ts'
import type { FilterProps } from './range-picker.tsx'

/** The active filters, each with a button that removes it. */
export function FilterChips({ filters, changeFilters }: FilterProps) {
  const { link, country, seller } = filters
  if (!link && !country && !seller) return null
  return (
    <ul aria-label="Active filters" className="m-0 mt-5 flex list-none flex-wrap gap-2 p-0">
      {link && <BookChip link={link} onRemove={() => changeFilters({ link: null })} />}
      {country && (
        <Chip name={nameCountry(country)} onRemove={() => changeFilters({ country: null })} />
      )}
      {seller && <Chip name={nameSeller(seller)} onRemove={() => changeFilters({ store: null })} />}
    </ul>
  )
}

function BookChip({ link, onRemove }: { readonly link: string; readonly onRemove: () => void }) {
  const { data } = trpc.links.get.useQuery({ id: link })
  return <Chip name={data ? data.title : 'One link'} onRemove={onRemove} />
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
