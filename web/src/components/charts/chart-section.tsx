import { toCsv } from '@everyshelf/domain/csv'
import { fileNameOf, saveFile } from '@everyshelf/ui/share'
import { type ReactNode, useId, useState } from 'react'
import { ChartTable } from './chart-table.tsx'

/** What a chart shows, in rows; the first row's keys name the columns. */
export type ChartRows = readonly Readonly<Record<string, string | number>>[]

interface ChartSectionProps {
  readonly title: string
  readonly about?: ReactNode
  readonly rows: ChartRows
  /** A chart that is a list by itself needs no other table. */
  readonly isList?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** One chart with its heading, its table and its file. */
export function ChartSection(props: ChartSectionProps) {
  const { title, about, rows, isList = false, className = '', children } = props
  const id = useId()
  const [isTable, setTable] = useState(false)
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
                aria-label={`${title} as a ${isTable ? 'chart' : 'table'}`}
                onClick={() => setTable(!isTable)}
                className="text-link min-h-8 border-0 bg-transparent p-0"
              >
                {isTable ? 'Chart' : 'Table'}
              </button>
            )}
            <button
              type="button"
              aria-label={`${title} as CSV`}
              onClick={() => saveRows(title, rows)}
              className="text-link min-h-8 border-0 bg-transparent p-0"
            >
              CSV
            </button>
          </p>
        )}
      </div>
      {about && <p className="mt-3 mb-0 max-w-[66ch] text-ink-soft text-pretty">{about}</p>}
      <div className="mt-5">{isTable ? <ChartTable title={title} rows={rows} /> : children}</div>
    </section>
  )
}

function saveRows(title: string, rows: ChartRows): void {
  saveFile(new Blob([toCsv(rows)], { type: 'text/csv' }), `everyshelf-${fileNameOf(title)}.csv`)
}
