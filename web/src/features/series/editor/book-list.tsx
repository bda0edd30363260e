import { formatDay } from '@everyshelf/domain/format'
import { isInNumberOrder, isPublished, moveItem } from '@everyshelf/domain/series'
import { useLayoutEffect, useRef, useState } from 'react'
import type { SeriesBook } from '../series.ts'
import { BookRow } from './book-row.tsx'
import { describeProblems } from './describe-problem.ts'
import { OrderNote } from './order-note.tsx'
import { useDragOrder } from './use-drag-order.ts'
import type { SeriesEditing } from './use-series-editor.ts'

/** The books in reading order, reordered by dragging, by keys, or by buttons. */
export function BookList({ series, setBooks, update }: SeriesEditing) {
  const { books, startLinkId, problems } = series
  const [announced, setAnnounced] = useState('')
  const handles = useRef(new Map<string, HTMLButtonElement>())
  const focused = useRef<string>(undefined)

  const move = (from: number, to: number) => {
    const moved = books[from]
    setBooks((all) => moveItem(all, from, to))
    if (moved) setAnnounced(`${moved.title}: place ${to + 1} of ${books.length}`)
  }
  const drag = useDragOrder(move)

  // The browser takes the focus from an element that moves in the document.
  useLayoutEffect(() => {
    if (focused.current && books.length > 0) handles.current.get(focused.current)?.focus()
    focused.current = undefined
  }, [books])

  const change = (linkId: string, changed: Partial<SeriesBook>) =>
    setBooks((all) => all.map((one) => (one.linkId === linkId ? { ...one, ...changed } : one)))
  const isDuplicate = (linkId: string) =>
    problems.some(({ code, linkIds }) => code === 'duplicate-position' && linkIds.includes(linkId))
  const start = books.find(({ linkId }) => linkId === startLinkId) ?? books[0]
  const today = new Date().toISOString()

  return (
    <>
      <p id="reorder-hint" className="sr-only">
        Press the arrow keys to move the book, Home for the first place, End for the last.
      </p>
      <ol aria-label="Books in reading order" className="m-0 list-none border-b border-rule p-0">
        {books.map((book, index) => (
          <BookRow
            key={book.linkId}
            book={book}
            index={index}
            count={books.length}
            isStart={book === start}
            hasDuplicate={isDuplicate(book.linkId)}
            problems={describeProblems(
              book.linkId,
              problems.filter(({ code }) => code !== 'cycle'),
              books,
            )}
            comingOn={isPublished(book.publishedOn, today) ? null : formatDate(book.publishedOn)}
            row={drag.rowProps(index)}
            handle={drag.handleProps(index)}
            handleRef={(handle) => {
              if (handle) handles.current.set(book.linkId, handle)
              else handles.current.delete(book.linkId)
            }}
            onMoveTo={(to) => {
              const { activeElement } = document
              if (activeElement === handles.current.get(book.linkId)) focused.current = book.linkId
              move(index, to)
            }}
            onPosition={(position) => change(book.linkId, { position })}
            onStart={() => void update({ startLinkId: book.linkId })}
            onRemove={() => setBooks((all) => all.filter(({ linkId }) => linkId !== book.linkId))}
          />
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {announced}
      </p>
      {!isInNumberOrder(books) && <OrderNote setBooks={setBooks} />}
    </>
  )
}

/** A month or a year stays as it is. */
function formatDate(publishedOn: string): string {
  return publishedOn.length === 10 ? formatDay(publishedOn) : publishedOn
}
