import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

interface FilterButtonProps extends ComponentProps<'button'> {
  readonly name: string
  /** What is filtered by now. */
  readonly values: readonly string[]
}

/** Opens the menu of a filter, and shows its values. */
export function FilterButton({ name, values, ...button }: FilterButtonProps) {
  const [first, ...others] = values
  return (
    <button
      type="button"
      {...button}
      className={`inline-flex min-h-11 max-w-56 items-center gap-2 rounded-md border px-3 text-sm font-medium hover:border-ink ${first ? 'border-accent bg-wash' : 'border-rule'}`}
    >
      <span className="min-w-0 truncate">
        {name}
        {first && `: ${first}`}
      </span>
      {others.length > 0 && <span className="tabular shrink-0">+{others.length}</span>}
      <ChevronDown className="size-4 shrink-0 text-ink-soft" />
    </button>
  )
}
