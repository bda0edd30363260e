import { formatCount, formatDay } from '@everyshelf/domain/format'
import type { ChartRows } from './chart-section.tsx'

interface ChartTableProps {
  readonly title: string
  readonly rows: ChartRows
  readonly nameRow?: ((value: string) => string) | undefined
}

/** The data of a chart as a table. */
export function ChartTable({ title, rows, nameRow = String }: ChartTableProps) {
  const columns = Object.keys(rows[0] ?? {})
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need focus to scroll this region
    <section aria-label={`${title}, table`} tabIndex={0} className="max-h-96 overflow-auto">
      <table className="tabular w-full border-collapse text-left">
        <thead className="text-sm text-ink-soft">
          <tr>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`sticky top-0 bg-paper py-2 font-semibold ${index ? 'pl-4 text-right' : ''}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={String(row[columns[0] ?? ''])} className="border-t border-rule">
              {columns.map((column, index) => (
                <Cell
                  key={column}
                  value={index === 0 ? nameRow(String(row[column])) : (row[column] ?? '')}
                  isFirst={index === 0}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Rows have the values of the CSV file, so days and numbers are formatted here. */
function formatValue(value: string | number): string {
  if (typeof value === 'number') return formatCount(value)
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDay(value) : value
}

function Cell({ value, isFirst }: { readonly value: string | number; readonly isFirst: boolean }) {
  const text = formatValue(value)
  return isFirst ? (
    <th scope="row" className="min-w-24 py-2 font-normal">
      {text}
    </th>
  ) : (
    <td className="py-2 pl-4 text-right">{text}</td>
  )
}
