import { type Book, coverPath } from '@everyshelf/domain/books'
import { useState } from 'react'
import { label } from '../labels/index.ts'
import { classNames } from '../primitives/index.ts'
import { ClothCover } from './cloth-cover.tsx'

interface BookCoverProps {
  readonly book: Pick<Book, 'title' | 'authors' | 'coverImage' | 'isbn13'>
  /** The text that names the book: its cloth when no picture is to be had. */
  readonly identifier: string
  /** Where the server is, for pages that are not served by it; whole addresses are left alone. */
  readonly origin?: string
  /** In a long list, fetched only when it is about to be seen. */
  readonly isLazy?: boolean
  readonly className?: string
}

/** Catalogues answer an unknown cover with a picture of one pixel. */
const SMALLEST_COVER_PX = 20

/**
 * The cover in a box whose size never changes: the supplied picture, else the server's own lookup by
 * ISBN, else cloth with the title on it (specification §4).
 */
export function BookCover({
  book,
  identifier,
  origin = '',
  isLazy = false,
  className,
}: BookCoverProps) {
  const sources = coverSources(book).map((path) => (path.startsWith('/') ? origin + path : path))
  const [failed, setFailed] = useState<readonly string[]>([])
  const [loaded, setLoaded] = useState<string | null>(null)
  const source = sources.find((candidate) => !failed.includes(candidate))
  const giveUp = () => source && setFailed([...failed, source])
  const showOrGiveUp = ({ naturalWidth }: HTMLImageElement) =>
    naturalWidth < SMALLEST_COVER_PX ? giveUp() : setLoaded(source ?? null)
  const isShown = source !== undefined && loaded === source
  return (
    <span className={classNames('relative flex aspect-2/3 shrink-0 items-end', className)}>
      {!isShown && (
        <ClothCover
          identifier={identifier}
          title={book.title}
          author={book.authors[0]}
          className="shadow-cover"
        />
      )}
      {source && (
        <img
          key={source}
          // A prerendered picture may have loaded before React could hear of it.
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0 && !isShown) showOrGiveUp(image)
          }}
          src={source}
          alt={label('coverOf', book.title)}
          decoding="async"
          loading={isLazy ? 'lazy' : 'eager'}
          referrerPolicy="no-referrer"
          onLoad={({ currentTarget }) => showOrGiveUp(currentTarget)}
          onError={giveUp}
          className={classNames(
            'max-h-full w-full rounded-[2px] object-contain object-bottom',
            isShown ? 'animate-fade-in shadow-cover' : 'absolute inset-0 opacity-0',
          )}
        />
      )}
    </span>
  )
}

function coverSources({ coverImage, isbn13 }: BookCoverProps['book']): readonly string[] {
  const own = isbn13 ? coverPath(isbn13) : null
  return [...new Set([coverImage, own].filter((source) => source !== null))]
}
