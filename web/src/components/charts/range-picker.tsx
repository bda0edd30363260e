import { formatDayRange } from '@everyshelf/domain/format'
import { type ReactNode, useState } from 'react'
import { CustomRange } from './custom-range.tsx'
import { PeriodButton } from './period-button.tsx'
import { type ChangeQuery, presets, type Range } from './range.ts'

export interface RangeProps {
  readonly range: Range
  readonly changeQuery: ChangeQuery
}

interface RangePickerProps extends RangeProps {
  /** Shown after the dates of the range. */
  readonly children: ReactNode
}

/** Chooses a preset that ends today, or a custom range. */
export function RangePicker({ range, changeQuery, children }: RangePickerProps) {
  const { from, to, preset } = range
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
                changeQuery({ days: String(days), from: null, to: null })
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
      {isOpen && <CustomRange key={`${from} ${to}`} range={range} changeQuery={changeQuery} />}
    </div>
  )
}
