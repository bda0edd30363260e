import { ANALYTICS_DAYS_MAX } from '@everyshelf/domain/clicks'
import { Button } from '@everyshelf/ui/primitives'
import { useId, useState } from 'react'
import { isRange } from './asked.ts'
import type { AskProps } from './range-picker.tsx'

/** Two days of one's own choice. */
export function OwnDays({ asked, ask }: AskProps) {
  const [from, setFrom] = useState(asked.from)
  const [to, setTo] = useState(asked.to)
  const problemId = useId()
  const isGood = isRange(from, to)
  return (
    <form
      aria-label="Own days"
      className="mt-4 flex flex-wrap items-end gap-4 print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        if (isGood) ask({ from, to, days: null })
      }}
    >
      <DayField label="From" value={from} onChange={setFrom} />
      <DayField label="To" value={to} onChange={setTo} />
      <Button type="submit" kind="outline" disabled={!isGood} aria-describedby={problemId}>
        Show these days
      </Button>
      <p id={problemId} role="status" className="m-0 w-full text-sm text-danger empty:hidden">
        {isGood ? '' : explainProblem(from, to)}
      </p>
    </form>
  )
}

function explainProblem(from: string, to: string): string {
  if (!from || !to) return 'Give both days.'
  return from > to
    ? 'The first day is after the last.'
    : `That is more than ${ANALYTICS_DAYS_MAX} days, or a day that there is not.`
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
