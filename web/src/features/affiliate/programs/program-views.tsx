import { Link, useSearchParams } from 'react-router'
import { paths } from '../../../app/paths.ts'

const views = [
  { view: 'tags', label: 'Amazon tags', to: paths.profileTags },
  { view: 'programs', label: 'All programs', to: `${paths.profileTags}?view=programs` },
  { view: 'rules', label: 'Rules and disclosures', to: `${paths.profileTags}?view=rules` },
] as const

type ProgramView = (typeof views)[number]['view']

/** What the page shows, from its address. */
export function useProgramView(): ProgramView {
  const [query] = useSearchParams()
  const wanted = query.get('view')
  return views.find(({ view }) => view === wanted)?.view ?? 'tags'
}

export function ProgramViews({ view }: { readonly view: ProgramView }) {
  return (
    <nav aria-label="Programs" className="-mt-2 mb-2.5 border-b border-rule">
      <ul className="-mb-px m-0 flex list-none gap-x-4 overflow-x-auto p-0 [scrollbar-width:none] sm:gap-x-6">
        {views.map(({ view: one, label, to }) => (
          <li key={one} className="shrink-0">
            <Link
              to={to}
              aria-current={one === view ? 'page' : undefined}
              className="flex min-h-11 items-center border-b-2 border-transparent text-sm text-ink-soft no-underline hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
