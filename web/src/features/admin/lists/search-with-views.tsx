import { ChoiceRow } from './choice-row.tsx'
import { SearchForm } from './search-form.tsx'
import type { useAsked } from './use-asked.ts'

interface SearchWithViewsProps {
  /** From `useAsked`: what stands in the address, and how to change it. */
  readonly asked: ReturnType<typeof useAsked>
  readonly hint: string
  /** Those alone that `only` names in the address. */
  readonly only: { readonly value: string; readonly name: string }
}

/** What is looked for stands in the address; without a text, all are listed or some alone. */
export function SearchWithViews({ asked: [read, ask], hint, only }: SearchWithViewsProps) {
  const text = read('q')
  const views = [{ value: 'all', name: 'All' }, only]
  return (
    <>
      <SearchForm
        key={text}
        label="Search"
        hint={hint}
        value={text}
        onSearch={(q) => ask({ q, only: '' })}
      />
      {!text && (
        <div className="mt-4">
          <ChoiceRow
            label="Which"
            choices={views}
            value={read('only') === only.value ? only.value : 'all'}
            onChoose={(value) => ask({ only: value === 'all' ? '' : value })}
          />
        </div>
      )}
    </>
  )
}
