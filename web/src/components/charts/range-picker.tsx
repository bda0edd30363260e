import { ANALYTICS_DAYS_MAX } from '@everyshelf/domain/clicks'
import { formatDayRange } from '@everyshelf/domain/format'
import { Button } from '@everyshelf/ui/primitives'
import { type ReactNode, useId, useState } from 'react'
import { Form } from '../form.tsx'
import { PeriodButton } from './period-button.tsx'
import { type ChangeQuery, isRange, presets, type Range } from './range.ts'

interface RangeProps {
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

/** Lets the user choose the first and last day of the range. */
function CustomRange({ range, changeQuery }: RangeProps) {
  const [from, setFrom] = useState(range.from)
  const [to, setTo] = useState(range.to)
  const problemId = useId()
  const isValid = isRange(from, to)
  return (
    <Form
      aria-label="Custom range"
      className="mt-4 flex flex-wrap items-end gap-4 print:hidden"
      onSubmit={() => {
        if (isValid) changeQuery({ from, to, days: null })
      }}
      noValidate={false}
    >
      <DayField label="From" value={from} onChange={setFrom} />
      <DayField label="To" value={to} onChange={setTo} />
      <Button type="submit" kind="outline" disabled={!isValid} aria-describedby={problemId}>
        Apply
      </Button>
      <p id={problemId} role="status" className="m-0 w-full text-sm text-danger empty:hidden">
        {isValid ? '' : explainProblem(from, to)}
      </p>
    </Form>
  )
}

function explainProblem(from: string, to: string): string {
  if (!from || !to) return 'Choose start and end dates.'
  return from > to
    ? 'The start date is after the end date.'
    : `Choose valid dates in a range of at most ${ANALYTICS_DAYS_MAX} days.`
}

interface DayFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (day: string) => void
}

function DayField({ label, value, onChange }: DayFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-2 block font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className="min-h-11 rounded-md border border-field-rule bg-field px-3 text-field-ink"
      />
    </div>
  )
}
