import { BookCover } from '@everyshelf/ui/books'

interface SeriesCoverProps {
  readonly book: {
    readonly title: string
    readonly coverImage: string | null
    readonly authors?: readonly string[]
  }
  readonly className: string
}

/** The cover of a book in a series, or a cloth cover with its title. */
export function SeriesCover({ book, className }: SeriesCoverProps) {
  const { title, coverImage, authors = [] } = book
  return (
    <BookCover
      isLazy
      book={{ title, authors, coverImage, isbn13: null }}
      identifier={title}
      className={className}
    />
  )
}
