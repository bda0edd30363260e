import { countOf } from '@everyshelf/domain/format'
import { SERIES_BOOKS_MAX } from '@everyshelf/domain/limits'
import { nextSeriesPosition, parseSeriesPosition } from '@everyshelf/domain/series'
import { Button, Dialog, TextField } from '@everyshelf/ui/primitives'
import { keepPreviousData } from '@tanstack/react-query'
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

const SHOWN_MAX = 100
const byTitle = { by: 'title', isDescending: false } as const

/** Chooses books among the saved links, and adds them together. */
export function AddBooks({ series, setBooks, onClose }: AddBooksProps) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<readonly SavedLink[]>([])
  const query = useDeferredValue(text.trim())
  const links = trpc.links.list.useQuery(
    { filter: query === '' ? {} : { query }, sort: byTitle, limit: SHOWN_MAX },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
  const added = new Set(series.books.map(({ linkId }) => linkId))
  const isChosen = ({ id }: SavedLink) => chosen.some((link) => link.id === id)
  const room = SERIES_BOOKS_MAX - added.size - chosen.length
  const others = (links.data?.links ?? []).filter((link) => !added.has(link.id) && !isChosen(link))
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
        <>
          <Button
            kind="quiet"
            size="small"
            className="mt-2 -ml-3"
            disabled={others.length === 0 || others.length > room}
            onClick={() => setChosen([...chosen, ...others])}
          >
            Select all
          </Button>
          <ul aria-label="Saved links" className="m-0 list-none border-b border-rule p-0">
            {links.data?.links.map((link) => (
              <li key={link.id} className="border-t border-rule">
                <label className="flex cursor-pointer items-center gap-x-4 py-2">
                  <input
                    type="checkbox"
                    aria-label={link.title}
                    checked={added.has(link.id) || isChosen(link)}
                    disabled={added.has(link.id) || (room === 0 && !isChosen(link))}
                    onChange={({ currentTarget }) =>
                      setChosen(
                        currentTarget.checked
                          ? [...chosen, link]
                          : chosen.filter(({ id }) => id !== link.id),
                      )
                    }
                    className="size-4.5 accent-(--accent)"
                  />
                  <SeriesCover book={link} className="w-8" />
                  <span className="min-w-0 flex-1 wrap-anywhere">
                    <span title={link.title} className="line-clamp-2">
                      {link.title}
                    </span>
                    <span className="block text-sm text-ink-soft">
                      {[added.has(link.id) && 'Added', link.series, link.seriesNumber]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="sticky -bottom-6 bg-sheet py-5">
        <Button
          className="w-full"
          disabled={chosen.length === 0}
          onClick={() => {
            setBooks((books) => addInOrder(books, chosen))
            onClose()
          }}
        >
          {chosen.length === 0 ? 'Add books' : `Add ${countOf(chosen.length, 'book')}`}
        </Button>
      </div>
    </Dialog>
  )
}

/** Books with a number in their details go before those with a higher one, the others to the end as chosen. */
export function addInOrder(
  books: readonly SeriesBook[],
  links: readonly SavedLink[],
): readonly SeriesBook[] {
  const isNumbered = (link: SavedLink) => parseSeriesPosition(link.seriesNumber) !== undefined
  const numbered = links.filter(isNumbered)
  return [...numbered, ...links.filter((link) => !isNumbered(link))].reduce(addOne, books)
}

function addOne(books: readonly SeriesBook[], link: SavedLink): readonly SeriesBook[] {
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
