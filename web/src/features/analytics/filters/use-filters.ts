import { useSearchParams } from 'react-router'
import type { ChangeQuery } from '../../../components/charts/range.ts'
import { todayIn } from '../../../components/charts/today.ts'
import { type Filters, readFilters } from './filters.ts'

export type ChangeFilters = ChangeQuery

/** The filters in the URL, with days in the owner's time zone; `link` is the only link to count. */
export function useFilters(timeZone: string, link: string | null) {
  const [query, setQuery] = useSearchParams()
  const today = todayIn(timeZone)
  const changeFilters: ChangeFilters = (change) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(change)) {
          if (value === null) next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { preventScrollReset: true },
    )
  const filters: Filters = { ...readFilters(query, today), link }
  return { filters, changeFilters, today }
}
