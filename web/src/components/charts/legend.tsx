interface LegendProps {
  readonly name: string
  readonly value: string
  /** Looks as the line or the bar in the chart does. */
  readonly line: string
}

/** Names a line of a chart, with its value on the selected day. */
export function Legend({ name, value, line }: LegendProps) {
  return (
    <span className="inline-flex items-center gap-2 text-ink-soft max-sm:gap-1.5">
      <span className={`inline-block w-5 max-sm:w-4 ${line}`} />
      {name} <span className="font-semibold text-ink">{value}</span>
    </span>
  )
}
