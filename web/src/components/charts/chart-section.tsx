import { fileNameOf } from '@everyshelf/ui/share'
import { type ReactNode, useState } from 'react'
import { saveCsv } from '../../lib/files/save-csv.ts'
import { CollapsibleSection, type CollapsibleSectionProps } from '../layout/collapsible-section.tsx'
import { ChartTable } from './chart-table.tsx'

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
export function ChartSection(props: ChartSectionProps) {
  const { about, rows, nameRow, isList = false, csvName, children, ...section } = props
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
