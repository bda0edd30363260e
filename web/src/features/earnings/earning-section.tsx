import type { ReactNode } from 'react'
import { ChartSection, type ChartSectionProps } from '../../components/charts/chart-section.tsx'
import { breakdownRows } from './earning-rows.ts'
import { EarningTable, type EarningTableProps } from './earning-table.tsx'

interface EarningSectionProps
  extends Pick<ChartSectionProps, 'title' | 'about' | 'className'>,
    Partial<Pick<ChartSectionProps, 'onPhone'>>,
    Omit<EarningTableProps, 'caption' | 'name'> {
  readonly name: (value: string) => string
  /** The name in the table, if it is more than a text. */
  readonly renderName?: (value: string) => ReactNode
}

/** A section with the table of earnings by one dimension. */
export function EarningSection(props: EarningSectionProps) {
  const { title, about, onPhone = 'closed', className = '', ...rest } = props
  const { name, renderName = name, ...table } = rest
  return (
    <ChartSection
      title={title}
      about={about}
      rows={breakdownRows(table.column, table.breakdown, name, table)}
      isList
      csvName={`Earnings ${title}`}
      onPhone={onPhone}
      className={className}
    >
      <EarningTable
        caption={`Earnings by ${table.column.toLowerCase()}`}
        name={renderName}
        {...table}
      />
    </ChartSection>
  )
}
