import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { type FilterProps, valueFilters } from './filters.ts'

interface FilterChipsProps extends FilterProps {
  /** Menus that set other filters. */
  readonly children?: ReactNode
}

/** The active filters, each with a button that removes it. */
export function FilterChips({ filters, changeFilters, children }: FilterChipsProps) {
  const active = valueFilters.flatMap(({ name, parameter, nameValue }) => {
    const value = filters[name]
    return value === null ? [] : [{ parameter, text: nameValue(value) }]
  })
  return (
    <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
      {children}
      {active.length > 0 && (
        <ul aria-label="Active filters" className="m-0 flex list-none flex-wrap gap-2 p-0">
          {active.map(({ parameter, text }) => (
            <Chip
              key={parameter}
              name={text}
              onRemove={() => changeFilters({ [parameter]: null })}
            />
          ))}
        </ul>
      )}
    </div>
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
        <X className="size-4 shrink-0 text-accent print:hidden" />
      </button>
    </li>
  )
}
