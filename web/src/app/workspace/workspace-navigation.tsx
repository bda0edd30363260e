import { Link, useLocation } from 'react-router'
import { findWorkspaceEntry, workspaceEntries } from '../../components/layout/workspace-entries.ts'

const entryClasses =
  'flex min-h-11 items-center gap-2.5 border-b-2 border-transparent px-3 text-sm text-ink-soft no-underline hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink lg:min-h-9 lg:rounded-md lg:border lg:hover:bg-wash/60 lg:aria-[current]:border-transparent lg:aria-[current]:bg-wash lg:aria-[current]:text-accent forced-colors:aria-[current]:border-[Highlight]'

/** Beside the signed-in pages on wide screens, above them on others. On a phone, the menu has the entries. */
export function WorkspaceNavigation() {
  const { pathname } = useLocation()
  const current = findWorkspaceEntry(pathname)
  return (
    <nav
      aria-label="Workspace"
      // Above the spinner that covers the page while the next one loads.
      className="z-25 border-b border-rule bg-paper max-md:hidden lg:sticky lg:top-16 lg:h-[calc(100dvh-4rem)] lg:w-[min(13rem,20vw)] lg:shrink-0 lg:overflow-y-auto lg:border-r lg:border-b-0 print:hidden"
    >
      <ul className="m-0 flex list-none px-[calc(clamp(1.5rem,4vw,3rem)-0.75rem)] py-0 lg:flex-col lg:gap-0.5 lg:pt-10 lg:pr-4 lg:pb-6">
        {workspaceEntries.map((entry) => (
          <li key={entry.to} className="shrink-0">
            <Link
              to={entry.to}
              aria-current={
                entry === current ? (entry.to === pathname ? 'page' : 'true') : undefined
              }
              className={entryClasses}
            >
              <entry.Icon aria-hidden="true" className="size-4 shrink-0 max-lg:hidden" />
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
