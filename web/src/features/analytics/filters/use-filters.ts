import { useSearchParams } from 'react-router'
import { useChangeQuery } from '../../../components/charts/range.ts'
import { todayIn } from '../../../components/charts/today.ts'
import { type Filters, readFilters } from './filters.ts'

/** The filters in the URL, with days in the owner's time zone; `link` is the only link to count. */
export function useFilters(timeZone: string, link: string | null) {
  const [query] = useSearchParams()
  const today = todayIn(timeZone)
  const filters: Filters = { ...readFilters(query, today), link }
  return { filters, changeFilters: useChangeQuery(), today }
}
