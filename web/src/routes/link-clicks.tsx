import { LinkClicks } from '../features/analytics/link-clicks.tsx'
import { BookPage } from '../features/book-page/book-page.tsx'
import { FormerClicks } from '../features/moving/former-clicks.tsx'

export function Component() {
  return (
    <BookPage tab="clicks">
      {({ managed }) => (
        <>
          <LinkClicks link={managed.link} />
          <FormerClicks linkId={managed.link.id} />
        </>
      )}
    </BookPage>
  )
}
