import { findNextBook } from '@everyshelf/domain/series'
import { CopyButton } from '@everyshelf/ui/links'
import { AccountSection } from '../../../components/account-section.tsx'
import type { SeriesBook } from '../series.ts'
import { describeProblems } from './describe-problem.ts'
import type { SeriesEditing } from './use-series-editor.ts'

/** For each book, the link to the next one, and which one that is. */
export function NextLinks({ series, setBooks }: Pick<SeriesEditing, 'series' | 'setBooks'>) {
  const { books, problems, wasPublished } = series
  const cycles = problems.filter(({ code }) => code === 'cycle')
  return (
    <AccountSection
      name="next"
      title="Next-book links"
      about="Put each link at the end of its book. It finds the next published book when a reader opens it, and never has an affiliate tag."
    >
      {!wasPublished && (
        <p className="mt-0 mb-4 bg-wash px-4 py-3 text-pretty">
          Publish this series first. Until then, each link opens its own book’s page.
        </p>
      )}
      <ul aria-label="Next-book links" className="m-0 list-none p-0">
        {books.map((book) => (
          <NextLink
            key={book.linkId}
            book={book}
            books={books}
            problems={describeProblems(book.linkId, cycles, books)}
            onChange={(nextLinkId) =>
              setBooks((all) =>
                all.map((one) => (one.linkId === book.linkId ? { ...one, nextLinkId } : one)),
              )
            }
          />
        ))}
      </ul>
    </AccountSection>
  )
}

interface NextLinkProps {
  readonly book: SeriesBook
  readonly books: readonly SeriesBook[]
  readonly problems: readonly string[]
  readonly onChange: (nextLinkId: string | null) => void
}

function NextLink({ book, books, problems, onChange }: NextLinkProps) {
  const { linkId, title, nextUrl, nextLinkId } = book
  const inOrder = findNextBook(
    books.map((one) => ({ ...one, nextLinkId: null })),
    linkId,
  )
  return (
    <li className="border-t border-rule py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span title={title} className="line-clamp-2 min-w-0 flex-[1_1_14rem] wrap-anywhere">
          <span className="text-ink-soft">After</span> <b className="font-medium">{title}</b>
        </span>
        <select
          aria-label={`Next book after ${title}`}
          value={nextLinkId ?? ''}
          onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : value)}
          className="min-h-11 w-full max-w-80 rounded-md border border-field-rule bg-field px-3 text-field-ink sm:w-64"
        >
          <option value="">
            {inOrder ? `Next in order: ${inOrder.title}` : 'Next in order: the series page'}
          </option>
          {books
            .filter((one) => one.linkId !== linkId)
            .map((one) => (
              <option key={one.linkId} value={one.linkId}>
                {one.title}
              </option>
            ))}
        </select>
      </div>
      <div className="mt-1 flex items-center gap-x-2">
        <span className="tabular min-w-0 flex-1 text-sm wrap-anywhere text-ink-soft">
          {nextUrl}
        </span>
        <CopyButton compact text={nextUrl} label={`Copy the link to the book after ${title}`} />
      </div>
      {problems.map((problem) => (
        <p key={problem} className="m-0 mb-1 text-sm font-medium text-danger text-pretty">
          {problem}
        </p>
      ))}
    </li>
  )
}
