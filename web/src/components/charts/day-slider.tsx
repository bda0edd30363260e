import type { PointerEvent, ReactNode } from 'react'

interface DaySliderProps {
  /** Where a page has several. */
  readonly label?: string
  /** How many days the chart has. */
  readonly days: number
  readonly index: number
  /** What the selected day says. */
  readonly valueText: string
  readonly onSelect: (index: number | null) => void
  readonly children: ReactNode
}

/**
 * An invisible slider that covers a chart of days, so that touch, arrow keys and screen readers can
 * select a day.
 */
export function DaySlider({
  label = 'Day',
  days,
  index,
  valueText,
  onSelect,
  children,
}: DaySliderProps) {
  const last = days - 1
  const selectDay = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    if (width > 0)
      onSelect(Math.round((Math.min(Math.max(clientX - left, 0), width) / width) * last))
  }
  return (
    <div className="relative has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus">
      {children}
      <input
        type="range"
        aria-label={label}
        min={0}
        max={last}
        value={index}
        aria-valuetext={valueText}
        onChange={({ currentTarget }) => onSelect(currentTarget.valueAsNumber)}
        onPointerMove={selectDay}
        onPointerLeave={() => onSelect(null)}
        onBlur={() => onSelect(null)}
        className="absolute inset-0 m-0 size-full cursor-crosshair touch-pan-y opacity-0 print:hidden"
      />
    </div>
  )
}
