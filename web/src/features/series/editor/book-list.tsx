import { formatDay } from '@everyshelf/domain/format'
import { isInNumberOrder, isPublished } from '@everyshelf/domain/series'
import { SortableList } from '../../../components/sortable/sortable-list.tsx'
import type { SeriesBook } from '../series.ts'
import { BookRow } from './book-row.tsx'
import { describeProblems } from './describe-problem.ts'
import { OrderNote } from './order-note.tsx'
import type { SeriesEditing } from './use-series-editor.ts'

/** The books in reading order. */
export function BookList({ series, setBooks, update }: SeriesEditing) {
  const { books, startLinkId, problems } = series
  const ownProblems = problems.filter(({ code }) => code !== 'cycle')
  const start = books.find(({ linkId }) => linkId === startLinkId) ?? books[0]
  const today = new Date().toISOString()

  const change = (linkId: string, changed: Partial<SeriesBook>) =>
    setBooks((all) => all.map((one) => (one.linkId === linkId ? { ...one, ...changed } : one)))
  const isDuplicate = (linkId: string) =>
    problems.some(
      (problem) => problem.code === 'duplicate-position' && problem.linkIds.includes(linkId),
    )

  return (
    <>
      <SortableList
        label="Books in reading order"
        items={books.map((book) => ({ id: book.linkId, name: book.title, book }))}
        onOrder={(ids) => {
          setBooks((all) => ids.flatMap((id) => all.find(({ linkId }) => linkId === id) ?? []))
          return undefined
        }}
        renderItem={({ book }) => (
          <BookRow
            book={book}
            isStart={book === start}
            hasDuplicate={isDuplicate(book.linkId)}
            problems={describeProblems(book.linkId, ownProblems, books)}
            comingOn={isPublished(book.publishedOn, today) ? null : formatDate(book.publishedOn)}
            onPosition={(position) => change(book.linkId, { position })}
            onStart={() => void update({ startLinkId: book.linkId })}
            onRemove={() => setBooks((all) => all.filter(({ linkId }) => linkId !== book.linkId))}
          />
        )}
      />
      {!isInNumberOrder(books) && <OrderNote setBooks={setBooks} />}
    </>
  )
}

/** A month or a year stays as it is. */
function formatDate(publishedOn: string): string {
  return publishedOn.length === 10 ? formatDay(publishedOn) : publishedOn
}
