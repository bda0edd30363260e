import { SERIES_BOOKS_MAX } from '@everyshelf/domain/limits'
import { nextSeriesPosition, parseSeriesPosition } from '@everyshelf/domain/series'
import { Button, Dialog, TextField } from '@everyshelf/ui/primitives'
import { keepPreviousData } from '@tanstack/react-query'
import { Check, Plus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import type { SavedLink } from '../../../lib/links/saved-link.ts'
import type { SeriesBook } from '../series.ts'
import { SeriesCover } from '../series-cover.tsx'
import type { SeriesEditing } from './use-series-editor.ts'

interface AddBooksProps extends Pick<SeriesEditing, 'series' | 'setBooks'> {
  readonly onClose: () => void
}

const SHOWN_MAX = 30

/** Chooses books among the saved links. Each one is added at once, so that several take few presses. */
export function AddBooks({ series, setBooks, onClose }: AddBooksProps) {
  const [text, setText] = useState('')
  const query = useDeferredValue(text.trim())
  const links = trpc.links.list.useQuery(
    { filter: query === '' ? {} : { query }, limit: SHOWN_MAX },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
  const added = new Set(series.books.map(({ linkId }) => linkId))
  const isFull = added.size >= SERIES_BOOKS_MAX
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Add books">
      <TextField
        type="search"
        className="mt-5"
        label="Search your saved links"
        keepsNoteLine={false}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {links.error ? (
        <LoadFailure error={links.error} onRetry={links.refetch} />
      ) : links.data?.links.length === 0 ? (
        <p className="mt-5 mb-0 text-ink-soft">
          {query === '' ? 'Save a link for each book first.' : 'No links match your search.'}
        </p>
      ) : (
        <ul aria-label="Saved links" className="m-0 mt-4 list-none border-b border-rule p-0">
          {links.data?.links.map((link) => (
            <li key={link.id} className="flex items-center gap-x-4 border-t border-rule py-2">
              <SeriesCover book={link} className="w-8" />
              <span className="min-w-0 flex-1 wrap-anywhere">
                <span title={link.title} className="line-clamp-2">
                  {link.title}
                </span>
                {link.series !== '' && (
                  <span className="block text-sm text-ink-soft">
                    {[link.series, link.seriesNumber].filter(Boolean).join(' · ')}
                  </span>
                )}
              </span>
              {added.has(link.id) ? (
                <span className="flex min-h-11 items-center gap-1.5 px-3 text-sm text-ink-soft">
                  <Check className="size-4" />
                  Added
                </span>
              ) : (
                <Button
                  kind="outline"
                  size="small"
                  className="min-h-11"
                  disabled={isFull}
                  icon={<Plus className="size-4" />}
                  onClick={() => setBooks((books) => addInOrder(books, link))}
                >
                  Add<span className="sr-only"> {link.title}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Button className="mt-6 w-full" onClick={onClose}>
        Done
      </Button>
    </Dialog>
  )
}

/** With the number from the book's details, before the first book with a higher one; else at the end. */
export function addInOrder(books: readonly SeriesBook[], link: SavedLink): SeriesBook[] {
  const position =
    parseSeriesPosition(link.seriesNumber) ?? nextSeriesPosition(books.map((book) => book.position))
  const { id: linkId, title, authors, coverImage, publishedOn } = link
  const book: SeriesBook = {
    ...{ linkId, position, title, publishedOn, coverImage },
    authors: [...authors],
    nextLinkId: null,
    state: link.disabledReason === null ? 'active' : 'disabled',
    nextUrl: link.globalLink.replace('/go/', '/next/'),
  }
  const index = books.findIndex((one) => one.position > position)
  return books.toSpliced(index < 0 ? books.length : index, 0, book)
}
