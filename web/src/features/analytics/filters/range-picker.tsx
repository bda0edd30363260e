import type { ReactNode } from 'react'
import { RangePicker as ChartRangePicker } from '../../../components/charts/range-picker.tsx'
import type { Filters } from './filters.ts'
import type { ChangeFilters } from './use-filters.ts'

export interface FilterProps {
  readonly filters: Filters
  readonly changeFilters: ChangeFilters
}

interface RangePickerProps extends FilterProps {
  /** Shown after the dates of the range. */
  readonly children: ReactNode
}

export function RangePicker({ filters, changeFilters, children }: RangePickerProps) {
  return (
    <ChartRangePicker range={filters} changeQuery={changeFilters}>
      {children}
    </ChartRangePicker>
  )
}
