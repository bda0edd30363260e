import { parseIsbn13 } from '@everyshelf/domain/identifiers'
import { BookCover, BookHeading } from '@everyshelf/ui/books'
import { CopyButton } from '@everyshelf/ui/links'
import { useJapaneseFont } from '../../lib/fonts/use-japanese-font.ts'
import type { ManagedLink } from '../../lib/link-settings/managed-link.ts'
import { LinkStatus } from './link-status.tsx'
import { OpenAsReader } from './open-as-reader.tsx'

/** The header above the clicks, so small that their chart is on the first screen. */
export function CompactBookHeader({ managed }: { readonly managed: ManagedLink }) {
  const { isbn, title, authors, coverImage, globalLink } = managed.link
  const book = { title, authors, coverImage, isbn13: parseIsbn13(isbn) ?? null }
  useJapaneseFont([title])
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
      <div className="grid min-w-0 flex-1 grid-cols-[3rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[4rem_minmax(0,1fr)]">
        <BookCover book={book} identifier={isbn} className="w-full self-start" />
        <div className="min-w-0">
          <BookHeading book={book} level={1} size="compact" />
          <div className="flex flex-wrap items-center gap-x-4 max-sm:text-sm">
            <p className="m-0 flex min-w-0 items-center gap-1">
              <span className="min-w-0 font-medium wrap-anywhere">
                {globalLink.replace(/^https?:\/\//, '')}
              </span>
              <CopyButton compact text={globalLink} label="Copy the link" />
            </p>
            <LinkStatus managed={managed} isShort />
          </div>
        </div>
      </div>
      <div className="max-sm:hidden">
        <OpenAsReader managed={managed} />
      </div>
    </header>
  )
}
