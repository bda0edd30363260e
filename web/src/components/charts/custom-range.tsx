import { ANALYTICS_DAYS_MAX } from '@everyshelf/domain/clicks'
import { Button } from '@everyshelf/ui/primitives'
import { useId, useState } from 'react'
import { isRange } from './range.ts'
import type { RangeProps } from './range-picker.tsx'

/** Lets the user choose the first and last day of the range. */
export function CustomRange({ range, changeQuery }: RangeProps) {
  const [from, setFrom] = useState(range.from)
  const [to, setTo] = useState(range.to)
  const problemId = useId()
  const isValid = isRange(from, to)
  return (
    <form
      aria-label="Custom range"
      className="mt-4 flex flex-wrap items-end gap-4 print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        if (isValid) changeQuery({ from, to, days: null })
      }}
    >
      <DayField label="From" value={from} onChange={setFrom} />
      <DayField label="To" value={to} onChange={setTo} />
      <Button type="submit" kind="outline" disabled={!isValid} aria-describedby={problemId}>
        Apply
      </Button>
      <p id={problemId} role="status" className="m-0 w-full text-sm text-danger empty:hidden">
        {isValid ? '' : explainProblem(from, to)}
      </p>
    </form>
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
