import { toCsv } from '@everyshelf/domain/csv'
import { fileNameOf, saveFile } from '@everyshelf/ui/share'
import { type ReactNode, useId, useState } from 'react'
import { ChartTable } from './chart-table.tsx'

/** The data of a chart as rows. The keys of the first row are the column names. */
export type ChartRows = readonly Readonly<Record<string, string | number>>[]

interface ChartSectionProps {
  readonly title: string
  readonly about?: ReactNode
  readonly rows: ChartRows
  /** Hides the table button, for charts that are already lists. */
  readonly isList?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** A chart with a heading, a table view and a CSV download. */
export function ChartSection(props: ChartSectionProps) {
  const { title, about, rows, isList = false, className = '', children } = props
  const id = useId()
  const [showsTable, setShowsTable] = useState(false)
  return (
    <section aria-labelledby={id} className={`min-w-0 break-inside-avoid ${className}`}>
      <div className="flex flex-wrap items-baseline gap-x-5 border-b border-rule pb-2">
        <h2 id={id} className="m-0 mr-auto font-display text-2xl">
          {title}
        </h2>
        {rows.length > 0 && (
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
              onClick={() => downloadRows(title, rows)}
              className="text-link min-h-8 border-0 bg-transparent p-0"
            >
              CSV
            </button>
          </p>
        )}
      </div>
      {about && <p className="mt-3 mb-0 max-w-[66ch] text-ink-soft text-pretty">{about}</p>}
      <div className="mt-5">{showsTable ? <ChartTable title={title} rows={rows} /> : children}</div>
    </section>
  )
}

function downloadRows(title: string, rows: ChartRows): void {
  saveFile(new Blob([toCsv(rows)], { type: 'text/csv' }), `everyshelf-${fileNameOf(title)}.csv`)
}
