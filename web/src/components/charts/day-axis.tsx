import { formatShortDay } from '@everyshelf/domain/format'

/** The days below a chart. */
export function DayAxis({ days }: { readonly days: readonly string[] }) {
  return (
    <p className="tabular m-0 mt-1.5 flex justify-between text-xs text-ink-soft">
      {pickLabeledDays(days).map((day) => (
        <span key={day}>{formatShortDay(day)}</span>
      ))}
    </p>
  )
}

/** The first, middle and last day: more labels do not fit on a phone. */
function pickLabeledDays(days: readonly string[]): readonly string[] {
  if (days.length < 3) return days
  const middle = Math.floor((days.length - 1) / 2)
  return days.filter((_, index) => index === 0 || index === middle || index === days.length - 1)
}
