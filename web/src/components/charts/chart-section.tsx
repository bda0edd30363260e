import { formatCount, formatDay } from '@everyshelf/domain/format'
import { fileNameOf } from '@everyshelf/ui/share'
import { type ReactNode, useState } from 'react'
import { saveCsv } from '../../lib/files/save-csv.ts'
import { CollapsibleSection, type CollapsibleSectionProps } from '../layout/collapsible-section.tsx'

/** The data of a chart as rows. The keys of the first row are the column names. */
export type ChartRows = readonly Readonly<Record<string, string | number>>[]

export interface ChartSectionProps extends Omit<CollapsibleSectionProps, 'actions'> {
  readonly about?: ReactNode
  readonly rows: ChartRows
  /** Names a row in the table by its first value, such as a day. */
  readonly nameRow?: (value: string) => string
  /** Hides the table button, for charts that are already lists. */
  readonly isList?: boolean
  /** What the CSV file is called; otherwise after the title. */
  readonly csvName?: string
}

/** A chart with a heading, a table view and a CSV download. */
export function ChartSection({
  about,
  rows,
  nameRow,
  isList = false,
  csvName,
  children,
  ...section
}: ChartSectionProps) {
  const { title } = section
  const [showsTable, setShowsTable] = useState(false)
  const actions = rows.length > 0 && (
    <p className="m-0 flex gap-5 text-sm print:hidden">
      {!isList && (
        <button
          type="button"
          aria-label={`${title} as a ${showsTable ? 'chart' : 'table'}`}
          onClick={() => setShowsTable(!showsTable)}
          className="text-link min-h-8 border-0 bg-transparent p-0"
        >
          {showsTable ? 'Chart' : 'Table'}
        </button>
      )}
      <button
        type="button"
        aria-label={`${title} as CSV`}
        onClick={() => saveCsv(rows, `everyshelf-${fileNameOf(csvName ?? title)}.csv`)}
        className="text-link min-h-8 border-0 bg-transparent p-0"
      >
        CSV
      </button>
    </p>
  )
  return (
    <CollapsibleSection {...section} actions={actions}>
      {about && <p className="mt-0 mb-5 max-w-[66ch] text-ink-soft text-pretty">{about}</p>}
      {showsTable ? <ChartTable title={title} rows={rows} nameRow={nameRow} /> : children}
    </CollapsibleSection>
  )
}

interface ChartTableProps {
  readonly title: string
  readonly rows: ChartRows
  readonly nameRow?: ((value: string) => string) | undefined
}

/** The data of a chart as a table. */
function ChartTable({ title, rows, nameRow = String }: ChartTableProps) {
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
