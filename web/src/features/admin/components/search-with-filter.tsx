import { ChoiceRow } from './choice-row.tsx'
import { SearchForm } from './search-form.tsx'
import type { useUrlFilters } from './use-url-filters.ts'

interface SearchWithFilterProps {
  /** From `useUrlFilters`. */
  readonly urlFilters: ReturnType<typeof useUrlFilters>
  readonly hint: string
  /** The filter that the URL parameter `only` turns on. */
  readonly only: { readonly value: string; readonly name: string }
}

/** A search field and, without a search, a choice between all rows and some. Both are in the URL. */
export function SearchWithFilter({ urlFilters, hint, only }: SearchWithFilterProps) {
  const [getFilter, setFilters] = urlFilters
  const text = getFilter('q')
  const views = [{ value: 'all', name: 'All' }, only]
  return (
    <>
      <SearchForm
        key={text}
        label="Search"
        hint={hint}
        value={text}
        onSearch={(q) => setFilters({ q, only: '' })}
      />
      {!text && (
        <div className="mt-4">
          <ChoiceRow
            label="Filter"
            choices={views}
            value={getFilter('only') === only.value ? only.value : 'all'}
            onChoose={(value) => setFilters({ only: value === 'all' ? '' : value })}
          />
        </div>
      )}
    </>
  )
}
