import type { LinkSettings } from '@everyshelf/domain/links'
import { ArrowRight } from 'lucide-react'

interface DefaultRowProps {
  readonly mode: LinkSettings['mode']
  /** Whether any rule is above this row. */
  readonly hasRules: boolean
  readonly onChange: (mode: LinkSettings['mode']) => void
}

/** The last row of the rules: where all readers without a rule go. Every owner can change it. */
export function DefaultRow({ mode, hasRules, onChange }: DefaultRowProps) {
  const readers = hasRules ? 'All other readers' : 'All readers'
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-y border-rule py-3">
      <span>{readers}</span>
      <ArrowRight className="size-4 shrink-0 text-ink-faint" />
      <select
        aria-label={`${readers} go to`}
        value={mode}
        onChange={({ currentTarget: { value } }) =>
          onChange(value === 'choose' ? 'choose' : 'instant')
        }
        className="min-h-11 max-w-full rounded-md border border-field-rule bg-field px-3 text-field-ink"
      >
        <option value="instant">Their local Amazon store</option>
        <option value="choose">Your reader page</option>
      </select>
    </li>
  )
}
