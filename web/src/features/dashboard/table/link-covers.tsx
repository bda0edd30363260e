import { countOf } from '@everyshelf/domain/format'
import { BookCover } from '@everyshelf/ui/books'
import { CopyButton } from '@everyshelf/ui/links'
import { Button } from '@everyshelf/ui/primitives'
import { BookLink } from './book-link.tsx'
import { ClicksLink } from './clicks-link.tsx'
import { toCoverBook } from './link-fields.ts'
import type { LinkList } from './use-link-list.ts'

/** The links as a shelf of covers. The browser skips drawing those out of view. */
export function LinkCovers({ list }: { readonly list: LinkList }) {
  return (
    <>
      <ul className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-5 gap-y-8 border-t border-rule p-0 pt-6 sm:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] sm:gap-x-8">
        {list.links.map((link) => (
          <li
            key={link.id}
            data-link-id={link.id}
            className="relative flex flex-col [contain-intrinsic-size:auto_18rem] [content-visibility:auto]"
          >
            <BookCover book={toCoverBook(link)} identifier={link.isbn} isLazy className="w-full" />
            <h2 className="m-0 mt-2 font-normal [&_a]:line-clamp-2 [&_a]:text-base [&_a]:after:absolute [&_a]:after:inset-x-0 [&_a]:after:top-0 [&_a]:after:aspect-2/3">
              <BookLink link={link} />
            </h2>
            <p className="tabular m-0 flex items-center justify-between text-sm text-ink-soft">
              <ClicksLink link={link} className="inline-flex min-h-11 items-center">
                {countOf(link.clicks30d, 'click')}
              </ClicksLink>
              <CopyButton
                compact
                className="-mr-3"
                text={link.globalLink}
                label={`Copy the link for ${link.title}`}
              />
            </p>
          </li>
        ))}
      </ul>
      {list.hasMore && !list.isLoadingMore && (
        <Button kind="outline" className="mt-8" onClick={list.loadMore}>
          Show more
        </Button>
      )}
    </>
  )
}
