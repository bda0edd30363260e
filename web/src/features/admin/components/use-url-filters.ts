import { useSearchParams } from 'react-router'

/** The filters of a list, stored in the URL so that Back returns to the same list. */
export function useUrlFilters(): readonly [
  getFilter: (name: string) => string,
  setFilters: (changes: Readonly<Record<string, string>>) => void,
] {
  const [query, setQuery] = useSearchParams()
  const setFilters = (changes: Readonly<Record<string, string>>) => {
    setQuery(
      (previous) => {
        const next = new URLSearchParams(previous)
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: true },
    )
  }
  return [(name) => query.get(name) ?? '', setFilters]
}
