import {
  formatSeriesPosition,
  parseSeriesPosition,
  type SeriesPosition,
} from '@everyshelf/domain/series'
import { useId, useState } from 'react'

interface PositionFieldProps {
  readonly title: string
  readonly position: SeriesPosition
  readonly hasProblem: boolean
  readonly onChange: (position: SeriesPosition) => void
}

/** The number of a book in its series. It changes when the field loses the focus, or with Enter. */
export function PositionField({ title, position, hasProblem, onChange }: PositionFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const saved = formatSeriesPosition(position)
  const text = typed ?? saved
  const parsed = parseSeriesPosition(text)
  const isInvalid = parsed === undefined
  const finish = () => {
    if (parsed !== undefined && parsed !== position) onChange(parsed)
    setTyped(null)
  }
  return (
    <span className="shrink-0">
      <input
        aria-label={`Number of ${title}`}
        aria-invalid={isInvalid || hasProblem || undefined}
        aria-describedby={isInvalid ? id : undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={7}
        value={text}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={finish}
        onKeyDown={({ key, nativeEvent }) => {
          if (nativeEvent.isComposing) return
          if (key === 'Enter') finish()
          if (key === 'Escape') setTyped(null)
        }}
        className={`tabular min-h-11 w-16 rounded-md border bg-field px-2 text-center text-field-ink ${isInvalid || hasProblem ? 'border-danger' : 'border-field-rule'}`}
      />
      {isInvalid && (
        <span id={id} role="alert" className="sr-only">
          Enter a number such as 1 or 1.5.
        </span>
      )}
    </span>
  )
}
