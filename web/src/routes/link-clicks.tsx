import { LinkClicks } from '../features/analytics/link-clicks.tsx'
import { BookPage } from '../features/book-page/book-page.tsx'

export function Component() {
  return <BookPage tab="clicks">{({ managed }) => <LinkClicks link={managed.link} />}</BookPage>
}
