import { useSearchParams } from 'react-router'
import { Analytics } from '../features/analytics/analytics.tsx'
import { readLinkFilter } from '../features/analytics/filters/filters.ts'
import { LinkClicks } from '../features/analytics/link-clicks.tsx'
import { BookPage } from '../features/book-page/book-page.tsx'

/** The analytics of all links, or of the one in the query. */
export function Component() {
  const linkId = readLinkFilter(useSearchParams()[0])
  if (!linkId) return <Analytics />
  return (
    <BookPage tab="clicks" linkId={linkId}>
      {({ managed }) => <LinkClicks link={managed.link} />}
    </BookPage>
  )
}
