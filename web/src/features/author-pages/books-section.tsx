import { formatCount } from '@everyshelf/domain/format'
import { parseIsbn13 } from '@everyshelf/domain/identifiers'
import { AUTHOR_PAGE_BOOKS_MAX } from '@everyshelf/domain/limits'
import { BookCover } from '@everyshelf/ui/books'
import { Button, IconButton } from '@everyshelf/ui/primitives'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { AccountSection } from '../../components/account-section.tsx'
import { takeCoverColor } from '../../components/page-preview/cover-accent.ts'
import { SortableList } from '../../components/sortable/sortable-list.tsx'
import { lazyDialog } from '../../lib/lazy-loading/lazy-dialog.tsx'
import type { SavedLink } from '../../lib/links/saved-link.ts'
import type { AuthorPageEditor, PageBook } from './use-author-page.ts'

const BookPicker = lazyDialog(
  () => import('../../components/links/book-picker.tsx'),
  ({ BookPicker }) => BookPicker,
)

/** The books of the page in the author's order. */
export function BooksSection({ page, save, setBooks }: AuthorPageEditor) {
  const { books, design, isLocked } = page
  const saveDesign = (changed: typeof design) => save({ design: changed })
  const [isPicking, setPicking] = useState(false)
  const sort = (ids: readonly string[]): undefined =>
    void setBooks(ids.flatMap((id) => books.find((book) => book.id === id) ?? []))
  return (
    <AccountSection
      title="Books"
      about="In your order: drag a book, or move it with the buttons or the arrow keys."
    >
      {books.length > 0 ? (
        <SortableList
          label="Books in order"
          items={books.map((book) => ({ ...book, name: book.title }))}
          onOrder={sort}
          renderItem={(book) => (
            <BookRow
              book={book}
              onRemove={() => setBooks(books.filter(({ id }) => id !== book.id))}
            />
          )}
        />
      ) : (
        <p className="m-0 text-ink-soft">No books on this page yet.</p>
      )}
      {!isLocked && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            kind={books.length > 0 ? 'outline' : 'solid'}
            disabled={books.length >= AUTHOR_PAGE_BOOKS_MAX}
            {...BookPicker.openerProps}
            onClick={() => setPicking(true)}
          >
            Add books
          </Button>
          <span className="text-sm text-ink-soft">
            {formatCount(books.length)} of {AUTHOR_PAGE_BOOKS_MAX}
          </span>
        </div>
      )}
      {isPicking && (
        <BookPicker
          taken={books.map(({ id }) => id)}
          room={AUTHOR_PAGE_BOOKS_MAX - books.length}
          onAdd={(added) => {
            setBooks([...books, ...added.map(toPageBook)])
            if (books.length === 0) void takeCoverColor({ design, books: added, saveDesign })
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </AccountSection>
  )
}

/** How the editor shows it until the server answers. */
function toPageBook(link: SavedLink): PageBook {
  const { id, title, subtitle, authors, language, coverImage } = link
  return {
    id,
    title,
    subtitle,
    blurb: '',
    publishedOn: '',
    authors,
    language,
    coverImage,
    isbn13: parseIsbn13(link.isbn) ?? null,
  }
}

function BookRow({ book, onRemove }: { readonly book: PageBook; readonly onRemove: () => void }) {
  const { id, title, subtitle, authors } = book
  return (
    <span className="flex items-center gap-3 sm:gap-4">
      <BookCover book={book} identifier={id} isLazy className="w-9 sm:w-11" />
      <span className="min-w-0 flex-1">
        <span title={title} className="line-clamp-2 leading-snug font-medium break-words">
          {title}
        </span>
        <span className="block text-sm break-words text-ink-faint">
          {subtitle || authors.join(', ')}
        </span>
      </span>
      <IconButton label={`Remove ${title}`} icon={<Trash2 />} onClick={onRemove} />
    </span>
  )
}
