import { keepPreviousData } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { trpc } from '../../../lib/api/trpc.tsx'
import { ChoiceRow } from '../components/choice-row.tsx'
import { Loaded } from '../components/loaded.tsx'
import { SearchForm } from '../components/search-form.tsx'
import { useUrlFilters } from '../components/use-url-filters.ts'
import { FoundDomains } from './found-domains.tsx'
import { type FoundPage, PageRow } from './page-row.tsx'

const kinds = [
  { value: 'author-pages', name: 'Author pages' },
  { value: 'series', name: 'Series' },
  { value: 'domains', name: 'Domains' },
] as const

/** The newest author pages, series, or own domains, or those that a search finds. */
export function PagesAndDomains() {
  const [getFilter, setFilters] = useUrlFilters()
  const text = getFilter('q')
  const kind = kinds.find(({ value }) => value === getFilter('kind'))?.value ?? 'author-pages'
  return (
    <>
      <ChoiceRow
        label="Kind of page"
        choices={kinds}
        value={kind}
        onChoose={(value) => setFilters({ kind: value === 'author-pages' ? '' : value })}
      />
      <div className="mt-5 max-w-xl">
        <SearchForm
          key={text}
          label={kind === 'domains' ? 'Find a domain' : 'Find a page'}
          hint={
            kind === 'domains'
              ? 'A part of the domain, or the owner’s email.'
              : 'A name, a link, an address, or the owner’s email.'
          }
          value={text}
          onSearch={(typed) => setFilters({ q: typed })}
        />
      </div>
      {kind === 'series' && <FoundSeries text={text} />}
      {kind === 'domains' && <FoundDomains text={text} />}
      {kind === 'author-pages' && <FoundAuthorPages text={text} />}
    </>
  )
}

function FoundAuthorPages({ text }: { readonly text: string }) {
  const found = trpc.admin.authorPages.find.useQuery(
    { text },
    { placeholderData: keepPreviousData },
  )
  return <PageList kind="author-page" label="Author pages" text={text} found={found} />
}

function FoundSeries({ text }: { readonly text: string }) {
  const found = trpc.admin.series.find.useQuery({ text }, { placeholderData: keepPreviousData })
  return <PageList kind="series" label="Series" text={text} found={found} />
}

interface PageListProps {
  readonly kind: 'author-page' | 'series'
  readonly label: 'Author pages' | 'Series'
  readonly text: string
  readonly found: ComponentProps<typeof Loaded<readonly FoundPage[]>>['query']
}

function PageList({ kind, label, text, found }: PageListProps) {
  return (
    <Loaded query={found}>
      {(pages) =>
        pages.length === 0 ? (
          <p className="mt-6 mb-0 text-ink-soft">
            {text ? 'No pages match your search.' : `No ${label.toLowerCase()} yet.`}
          </p>
        ) : (
          <ul aria-label={label} className="m-0 mt-6 list-none border-b border-rule p-0">
            {pages.map((page) => (
              <PageRow key={page.id} kind={kind} page={page} />
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}
