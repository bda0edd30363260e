import { formatDayRange } from '@everyshelf/domain/format'
import { type ReactNode, useState } from 'react'
import { PeriodButton } from '../../../components/charts/period-button.tsx'
import { CustomRange } from './custom-range.tsx'
import { type Filters, presets } from './filters.ts'
import type { ChangeFilters } from './use-filters.ts'

export interface FilterProps {
  readonly filters: Filters
  readonly changeFilters: ChangeFilters
}

interface RangePickerProps extends FilterProps {
  /** Shown after the dates of the range. */
  readonly children: ReactNode
}

/** Chooses a preset that ends today, or a custom range. */
export function RangePicker({ filters, changeFilters, children }: RangePickerProps) {
  const { from, to, preset } = filters
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5">
        <fieldset
          aria-label="Period"
          // On a phone the row scrolls sideways; the padding leaves room for the focus outline.
          className="-m-1.5 flex min-w-0 gap-2 overflow-x-auto border-0 p-1.5 [scrollbar-width:none] max-sm:-mx-6 max-sm:px-6 print:hidden"
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
        <div className="tabular flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
          <p className="m-0">{formatDayRange(from, to)}</p>
          {children}
        </div>
      </div>
      {isOpen && (
        <CustomRange key={`${from} ${to}`} filters={filters} changeFilters={changeFilters} />
      )}
    </div>
  )
}
