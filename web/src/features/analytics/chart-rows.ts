import type { ChartRows } from '../../components/charts/chart-section.tsx'
import { weekdays } from './charts/hour-heatmap.tsx'
import type { Overview, Share } from './overview.ts'
import { explainExclusion } from './value-names.ts'

/** The rows of each chart, for its table and its CSV file. Days and hours have the form that spreadsheets parse. */
export function dayRows(days: Overview['days'], previousClicks: readonly number[]): ChartRows {
  return days.map(({ day, clicks, hits, readers }, index) => ({
    Day: day,
    Clicks: clicks,
    Hits: hits,
    ...(readers !== null && { 'Unique readers': readers }),
    'Previous clicks': previousClicks[index] ?? 0,
  }))
}

export function shareRows(
  column: string,
  shares: readonly Share[],
  name: (value: string) => string,
): ChartRows {
  return shares.map(({ value, clicks }) => ({ [column]: name(value), Clicks: clicks }))
}

export function bookRows(links: Overview['links']): ChartRows {
  return links.map(({ title, isbn, clicks }) => ({
    Book: title,
    'ISBN/ASIN': isbn,
    Clicks: clicks,
  }))
}

export function hourRows(hours: Overview['hours']): ChartRows {
  return hours.flatMap((row, day) =>
    row.map((clicks, hour) => ({
      Weekday: weekdays[day] ?? '',
      Hour: `${String(hour).padStart(2, '0')}:00`,
      Clicks: clicks,
    })),
  )
}

export function reasonRows(reasons: Overview['reasons']): ChartRows {
  return reasons.map(({ value, hits }) => {
    const { name, text } = explainExclusion(value)
    return { Reason: name, Hits: hits, Explanation: text }
  })
}
