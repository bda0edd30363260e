import { isB0Asin, parseIsbn13 } from '@everyshelf/domain/identifiers'
import { BookCover, BookHeading, IdentifierLine } from '@everyshelf/ui/books'
import { CopyButton } from '@everyshelf/ui/links'
import { ArrowLeft } from 'lucide-react'
import { generatePath, Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { formatDate } from '../../format/dates.ts'
import { useJapaneseFont } from '../../lib/fonts/use-japanese-font.ts'
import type { ManagedLink } from '../../lib/link-settings/managed-link.ts'
import { LinkFormat } from './link-format.tsx'

const modes = {
  instant: 'Readers go straight to their store.',
  choose: 'Readers choose a store on your page.',
}

/** Which link it is, and what opening it does. */
export function LinkHeader({ managed }: { readonly managed: ManagedLink }) {
  const { link, settings } = managed
  const { isbn, title, authors, coverImage, globalLink } = link
  const book = { title, authors, coverImage, isbn13: parseIsbn13(isbn) ?? null }
  useJapaneseFont([title])
  return (
    <header>
      <Link to={paths.dashboard} className="text-link inline-flex min-h-11 items-center gap-1.5">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Your links
      </Link>
      <div className="mt-3 flex gap-5 sm:gap-8">
        <BookCover book={book} identifier={isbn} className="w-20 self-start sm:w-28" />
        <div className="min-w-0 flex-1">
          <BookHeading book={book} level={1} />
          <div className="mt-2 flex flex-wrap gap-x-6 text-sm text-ink-soft">
            <IdentifierLine display={link.display} />
            <span>Saved on {formatDate(link.createdAt)}</span>
          </div>
          <p className="m-0 mt-3 flex items-center gap-1">
            <span className="min-w-0 font-medium wrap-anywhere">{globalLink}</span>
            <CopyButton compact text={globalLink} label="Copy the link" />
          </p>
          <p className="m-0 text-ink-soft">{modes[settings.mode]}</p>
          <ul className="m-0 flex list-none flex-wrap gap-x-6 p-0">
            <li>
              <Link
                to={generatePath(paths.universalLink, { linkId: link.id })}
                className="text-link inline-flex min-h-11 items-center"
              >
                Edit link and page
              </Link>
            </li>
            <li>
              <Link
                to={`${paths.analytics}?link=${link.id}`}
                className="text-link inline-flex min-h-11 items-center"
              >
                See clicks
              </Link>
            </li>
          </ul>
          {isB0Asin(managed.routable.identifier) && settings.editions.length < 2 && (
            <LinkFormat managed={managed} />
          )}
        </div>
      </div>
    </header>
  )
}
