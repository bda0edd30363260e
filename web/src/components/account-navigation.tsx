import { Link, useLocation } from 'react-router'
import { accountSections } from './account-sections.ts'
import { useCurrentInView } from './layout/use-current-in-view.ts'

/** The second-level navigation of My Account. Below the width of a screen it scrolls sideways. */
export function AccountNavigation() {
  const { pathname } = useLocation()
  const list = useCurrentInView(pathname)
  if (!accountSections.some(({ to }) => to === pathname)) return null
  return (
    <nav aria-label="My Account" className="mb-6 border-b border-rule">
      <ul
        ref={list}
        className="relative -mb-px m-0 flex list-none gap-x-4 overflow-x-auto p-0 [scrollbar-width:none] sm:gap-x-6"
      >
        {accountSections.map(({ label, to }) => (
          <li key={to} className="shrink-0">
            <Link
              to={to}
              aria-current={to === pathname ? 'page' : undefined}
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
