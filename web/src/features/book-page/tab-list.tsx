import { generatePath, Link, useLocation } from 'react-router'
import { useCurrentInView } from '../../components/layout/use-current-in-view.ts'
import { type BookTab, bookTabs } from './book-tabs.ts'

interface TabListProps {
  readonly linkId: string
  readonly current: BookTab
}

/** Each tab is a page with its own address, so these are links. On phones the row scrolls sideways. */
export function TabList({ linkId, current }: TabListProps) {
  const list = useCurrentInView(useLocation().pathname)
  return (
    <nav
      aria-label="This link"
      className={`mb-2 border-b border-rule print:hidden ${current === 'clicks' ? '' : 'mt-4 sm:mt-5'}`}
    >
      <ul
        ref={list}
        className="relative m-0 flex list-none gap-x-5 overflow-x-auto p-0 [scrollbar-width:none] sm:gap-x-8"
      >
        {bookTabs.map(({ code, label, path }) => (
          <li key={code} className="shrink-0">
            <Link
              to={generatePath(path, { linkId })}
              preventScrollReset
              aria-current={code === current ? 'page' : undefined}
              className="flex min-h-12 items-center border-b-2 border-transparent text-sm font-semibold text-ink-soft no-underline hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-accent aria-[current]:text-ink sm:text-base"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
