import { type Book, coverPath } from '@everyshelf/domain/books'
import { useState } from 'react'
import { label } from '../labels/index.ts'
import { classNames } from '../primitives/index.ts'
import { ClothCover } from './cloth-cover.tsx'

interface BookCoverProps {
  readonly book: Pick<Book, 'title' | 'authors' | 'coverImage' | 'isbn13'>
  /** Picks the color of the cloth cover when there is no picture. */
  readonly identifier: string
  /** The server's origin, for pages that it does not serve; absolute addresses stay unchanged. */
  readonly origin?: string
  /** In a long list: loaded only when it scrolls into view. */
  readonly isLazy?: boolean
  readonly className?: string
}

/** Catalogs answer with a picture of one pixel when they have no cover. */
const SMALLEST_COVER_PX = 20

/**
 * The cover in a box of constant size: the supplied picture, or else the server's lookup by ISBN, or
 * else a cloth cover with the title, as the specification says.
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
          // A prerendered picture may have loaded before React attached its handlers.
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0 && !isShown) showOrGiveUp(image)
          }}
          src={source}
          alt={label('coverOf', { title: book.title })}
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
