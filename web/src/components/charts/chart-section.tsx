import { toCsv } from '@everyshelf/domain/csv'
import { fileNameOf, saveFile } from '@everyshelf/ui/share'
import { type ReactNode, useState } from 'react'
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
}

/** A chart with a heading, a table view and a CSV download. */
export function ChartSection(props: ChartSectionProps) {
  const { about, rows, nameRow, isList = false, children, ...section } = props
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
        onClick={() => downloadRows(title, rows)}
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

function downloadRows(title: string, rows: ChartRows): void {
  saveFile(new Blob([toCsv(rows)], { type: 'text/csv' }), `everyshelf-${fileNameOf(title)}.csv`)
}
