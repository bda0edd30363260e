import { ChartSection, type ChartSectionProps } from '../../../components/charts/chart-section.tsx'
import { shareRows } from '../chart-rows.ts'
import { RankedList, type RankedListProps } from './ranked-list.tsx'

interface RankedSectionProps
  extends Pick<ChartSectionProps, 'title' | 'className'>,
    Partial<Pick<ChartSectionProps, 'onPhone'>>,
    Omit<RankedListProps, 'label'> {
  /** What each row is, such as "Store": the column's name in the CSV file. */
  readonly column: string
}

/** A section with a ranked list of clicks by one dimension. */
export function RankedSection(props: RankedSectionProps) {
  const { title, column, onPhone = 'closed', className = '', ...list } = props
  return (
    <ChartSection
      title={title}
      rows={shareRows(column, list.shares, list.name)}
      isList
      onPhone={onPhone}
      className={className}
    >
      <RankedList label={`Clicks by ${column.toLowerCase()}`} {...list} />
    </ChartSection>
  )
}
