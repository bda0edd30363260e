import { useEffect, useRef } from 'react'
import { generatePath, Link } from 'react-router'
import { type BookTab, bookTabs } from './book-tabs.ts'

interface TabListProps {
  readonly linkId: string
  readonly current: BookTab
}

/** Each tab is a page with its own address, so these are links. On phones the row scrolls sideways. */
export function TabList({ linkId, current }: TabListProps) {
  const currentTab = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    currentTab.current?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [])
  return (
    <nav
      aria-label="This link"
      className="-mx-4 mt-7 mb-2 overflow-x-auto border-b border-rule px-4 [scrollbar-width:none] sm:mx-0 sm:px-0 print:hidden"
    >
      <ul className="m-0 flex list-none gap-x-6 p-0 sm:gap-x-8">
        {bookTabs.map(({ code, label, path }) => (
          <li key={code} className="shrink-0">
            <Link
              ref={code === current ? currentTab : undefined}
              to={generatePath(path, { linkId })}
              preventScrollReset
              aria-current={code === current ? 'page' : undefined}
              className="flex min-h-12 items-center border-b-2 border-transparent font-semibold text-ink-soft no-underline hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
