import { parseIsbn13 } from '@everyshelf/domain/identifiers'
import { BookCover } from '@everyshelf/ui/books'
import { Button, Dialog, Spinner } from '@everyshelf/ui/primitives'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { trpc } from '../../lib/api/trpc.tsx'
import type { SavedLink } from '../../lib/links/saved-link.ts'
import { paths } from '../../lib/paths.ts'
import { LoadFailure } from '../load-failure.tsx'
import { SearchField } from '../search-field.tsx'

interface BookPickerProps {
  /** The IDs of the links that were added before. */
  readonly taken: readonly string[]
  /** How many more can be added. */
  readonly room: number
  /** Called with the links in the order in which they were chosen. */
  readonly onAdd: (links: readonly SavedLink[]) => void
  readonly onClose: () => void
}

const LINKS_SHOWN = 100
const TYPING_PAUSE_MS = 150

/** The account's saved links, to choose several of them. */
export function BookPicker({ taken, room, onAdd, onClose }: BookPickerProps) {
  const [text, setText] = useState('')
  const [picked, setPicked] = useState<ReadonlyMap<string, SavedLink>>(new Map())
  const query = useAfterPause(text.trim())
  const { data, error, refetch } = trpc.links.list.useQuery(
    {
      filter: query ? { query } : {},
      sort: { by: 'title', isDescending: false },
      limit: LINKS_SHOWN,
    },
    { placeholderData: keepPreviousData },
  )
  const links = data?.links.filter(({ id }) => !taken.includes(id))
  const isFull = picked.size >= room
  const others = links?.filter(({ id }) => !picked.has(id)) ?? []

  const pick = (link: SavedLink, isPicked: boolean) =>
    setPicked((before) => {
      const after = new Map(before)
      if (isPicked) after.set(link.id, link)
      else after.delete(link.id)
      return after
    })
  const add = () => {
    onAdd([...picked.values()])
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Add books"
      description="Choose from your saved links."
    >
      <SearchField label="Find a book" value={text} onChange={setText} />
      <Button
        kind="quiet"
        size="small"
        className="mt-1 -ml-3"
        disabled={others.length === 0 || picked.size + others.length > room}
        onClick={() =>
          setPicked(new Map([...picked, ...others.map((link) => [link.id, link] as const)]))
        }
      >
        Select all
      </Button>
      {error ? (
        <LoadFailure error={error} onRetry={refetch} className="mt-4" />
      ) : !links ? (
        <div className="grid min-h-40 place-items-center text-accent">
          <Spinner className="size-8" label="Loading" late />
        </div>
      ) : (
        <ul
          aria-label="Your books"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too
          tabIndex={0}
          className="m-0 h-[min(24rem,45dvh)] list-none overflow-y-auto border-y border-rule p-0"
        >
          {links.map((link) => (
            <li key={link.id}>
              <label className="flex min-h-14 cursor-pointer items-center gap-3 py-1.5 hover:bg-wash">
                <input
                  type="checkbox"
                  checked={picked.has(link.id)}
                  disabled={isFull && !picked.has(link.id)}
                  onChange={({ currentTarget }) => pick(link, currentTarget.checked)}
                  className="size-5 shrink-0 accent-accent"
                />
                <BookCover
                  book={{ ...link, isbn13: parseIsbn13(link.isbn) ?? null }}
                  identifier={link.isbn}
                  isLazy
                  className="w-8"
                />
                <span className="min-w-0">
                  <span
                    title={link.title}
                    className="line-clamp-2 leading-snug font-medium break-words"
                  >
                    {link.title}
                  </span>
                  <span className="block text-sm text-ink-faint">
                    {[link.authors.join(', '), link.series, link.seriesNumber]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
              </label>
            </li>
          ))}
          {links.length === 0 && (
            <li className="py-4 text-ink-soft">
              {query ? (
                'No books match your search.'
              ) : (
                <>
                  All your saved books are here already.{' '}
                  <Link to={paths.dashboard} className="text-link">
                    Create a link
                  </Link>{' '}
                  for another book first.
                </>
              )}
            </li>
          )}
        </ul>
      )}
      {data && data.count > data.links.length && (
        <p className="m-0 mt-2 text-sm text-ink-soft">
          The first {LINKS_SHOWN} of {data.count} books. Search to find the others.
        </p>
      )}
      <div className="mt-6 grid grid-cols-2 gap-3">
        <Button kind="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={picked.size === 0} onClick={add}>
          {picked.size > 1 ? `Add ${picked.size} books` : 'Add book'}
        </Button>
      </div>
    </Dialog>
  )
}

function useAfterPause(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
