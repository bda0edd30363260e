import { formatCount, formatHour } from '@everyshelf/domain/format'

/** Monday first, in the order of the server. */
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

const hourLabels = hours.map(formatHour)

interface HourHeatmapProps {
  /** Clicks by weekday and hour. */
  readonly counts: readonly (readonly number[])[]
}

/** A table of weekdays and hours, darker for more clicks. */
export function HourHeatmap({ counts }: HourHeatmapProps) {
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
                <span className="sr-only">{hourLabels[hour]}</span>
                <span aria-hidden="true" className="block w-0 whitespace-nowrap text-ink-soft">
                  {hour % 6 === 0 ? hourLabels[hour] : ''}
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
                    title={`${weekday}, ${hourLabels[hour]}: ${formatCount(clicks)}`}
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
      <p className="tabular m-0 mt-3 text-ink-soft">{describeBusiestHour(counts)}</p>
    </>
  )
}

function shadeOf(clicks: number, most: number): string {
  const share = clicks === 0 ? 0 : Math.round(16 + 84 * (clicks / most))
  return `color-mix(in oklab, var(--accent) ${share}%, color-mix(in oklab, var(--rule) 55%, var(--paper)))`
}

/** @example describeBusiestHour(counts) // 'Busiest hour: Sunday, 8:00 PM to 9:00 PM, with 14 clicks' */
function describeBusiestHour(counts: readonly (readonly number[])[]): string {
  const cells = counts.flatMap((row, day) => row.map((clicks, hour) => ({ day, hour, clicks })))
  const busiest = cells.reduce((top, cell) => (cell.clicks > top.clicks ? cell : top), {
    day: 0,
    hour: 0,
    clicks: 0,
  })
  if (busiest.clicks === 0) return 'No clicks'
  const { day, hour, clicks } = busiest
  const range = `${hourLabels[hour]} to ${hourLabels[(hour + 1) % 24]}`
  return `Busiest hour: ${weekdays[day]}, ${range}, with ${formatCount(clicks)} ${clicks === 1 ? 'click' : 'clicks'}`
}
