import { formatCount } from '../../../format/numbers.ts'

/** Monday first, as the server counts them. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** @example nameHour(9) // '09:00' */
export function nameHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}

interface HourHeatProps {
  /** Clicks by weekday and hour. */
  readonly counts: readonly (readonly number[])[]
}

/** The hours of the week, the darker the more clicks they had. */
export function HourHeat({ counts }: HourHeatProps) {
  const most = Math.max(...counts.flat(), 1)
  return (
    <>
      <table className="w-full table-fixed border-separate border-spacing-px sm:border-spacing-0.5">
        <caption className="sr-only">Clicks by weekday and hour</caption>
        <thead>
          <tr>
            <th scope="col" className="w-9 sm:w-28">
              <span className="sr-only">Weekday</span>
            </th>
            {hours.map((hour) => (
              <th key={hour} scope="col" className="tabular text-left text-xs font-normal">
                <span className="sr-only">{nameHour(hour)}</span>
                <span aria-hidden="true" className="block w-0 text-ink-soft">
                  {hour % 6 === 0 ? nameHour(hour) : ''}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdays.map((weekday, row) => (
            <tr key={weekday}>
              <th scope="row" className="pr-2 text-left text-sm font-normal text-ink-soft">
                <span className="max-sm:hidden">{weekday}</span>
                <abbr title={weekday} className="no-underline sm:hidden">
                  {weekday.slice(0, 3)}
                </abbr>
              </th>
              {hours.map((hour) => {
                const clicks = counts[row]?.[hour] ?? 0
                return (
                  <td
                    key={hour}
                    title={`${weekday}, ${nameHour(hour)}: ${formatCount(clicks)}`}
                    style={{ background: shadeOf(clicks, most) }}
                    className="h-7 rounded-sm p-0 sm:h-8"
                  >
                    <span className="sr-only">{formatCount(clicks)}</span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="tabular m-0 mt-3 text-ink-soft">{describeBest(counts)}</p>
    </>
  )
}

function shadeOf(clicks: number, most: number): string {
  const share = clicks === 0 ? 0 : Math.round(16 + 84 * (clicks / most))
  return `color-mix(in oklab, var(--accent) ${share}%, color-mix(in oklab, var(--rule) 55%, var(--paper)))`
}

/** @example describeBest(counts) // 'Most clicks came on Sunday between 20:00 and 21:00: 14.' */
export function describeBest(counts: readonly (readonly number[])[]): string {
  const all = counts.flatMap((row, day) => row.map((clicks, hour) => ({ day, hour, clicks })))
  const best = all.reduce((top, one) => (one.clicks > top.clicks ? one : top), {
    day: 0,
    hour: 0,
    clicks: 0,
  })
  if (best.clicks === 0) return 'No clicks.'
  const time = `${nameHour(best.hour)} and ${nameHour((best.hour + 1) % 24)}`
  return `Most clicks came on ${weekdays[best.day]} between ${time}: ${formatCount(best.clicks)}.`
}
