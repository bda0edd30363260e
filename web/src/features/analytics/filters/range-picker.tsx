import { useState } from 'react'
import { PeriodButton } from '../../../components/charts/period-button.tsx'
import { formatDayRange } from '../../../format/dates.ts'
import { CustomRange } from './custom-range.tsx'
import { type Filters, presets } from './filters.ts'
import type { ChangeFilters } from './use-filters.ts'

export interface FilterProps {
  readonly filters: Filters
  readonly changeFilters: ChangeFilters
}

/** Chooses a preset that ends today, or a custom range. */
export function RangePicker({ filters, changeFilters }: FilterProps) {
  const { from, to, preset } = filters
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <fieldset
          aria-label="Period"
          className="m-0 flex min-w-0 flex-wrap gap-2 border-0 p-0 print:hidden"
        >
          {presets.map(({ days, name }) => (
            <PeriodButton
              key={days}
              isPressed={preset === days}
              onClick={() => {
                setOpen(false)
                changeFilters({ days: String(days), from: null, to: null })
              }}
            >
              {name}
            </PeriodButton>
          ))}
          <PeriodButton
            isPressed={preset === null}
            isExpanded={isOpen}
            onClick={() => setOpen((open) => !open)}
          >
            Custom range
          </PeriodButton>
        </fieldset>
        <p className="tabular m-0 text-ink-soft">{formatDayRange(from, to)}</p>
      </div>
      {isOpen && (
        <CustomRange key={`${from} ${to}`} filters={filters} changeFilters={changeFilters} />
      )}
    </div>
  )
}
