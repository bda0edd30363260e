import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'

interface TabLinksProps {
  /** Names the navigation. */
  readonly label: string
  readonly tabs: readonly { readonly label: string; readonly to: string }[]
  /** The address of the current tab. */
  readonly current: string
  readonly className: string
}

/** Tabs that are pages with their own addresses. On a phone the row scrolls sideways to the current one. */
export function TabLinks({ label, tabs, current, className }: TabLinksProps) {
  const list = useCurrentInView(current)
  return (
    <nav aria-label={label} className={`border-b border-rule print:hidden ${className}`}>
      <ul
        ref={list}
        className="relative -mb-px m-0 flex list-none gap-x-5 overflow-x-auto p-0 [scrollbar-width:none] sm:gap-x-8"
      >
        {tabs.map((tab) => (
          <li key={tab.to} className="shrink-0">
            <Link
              to={tab.to}
              preventScrollReset
              aria-current={tab.to === current ? 'page' : undefined}
              className="flex min-h-12 items-center border-b-2 border-transparent text-sm font-semibold text-ink-soft no-underline hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-accent aria-[current]:text-ink sm:text-base"
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls a row of links sideways to the link of the current page, which may be out of view on a phone. */
export function useCurrentInView(pathname: string): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current link changes with the path
  useLayoutEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    // Not scrollIntoView, which would also scroll the page.
    if (list.current && current) {
      list.current.scrollLeft =
        current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2
    }
  }, [pathname])
  return list
}
