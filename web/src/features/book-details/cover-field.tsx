import { parseIsbn13 } from '@everyshelf/domain/identifiers'
import { COVER_MAX_MB } from '@everyshelf/domain/limits'
import { BookCover } from '@everyshelf/ui/books'
import { ImageField } from '../../components/image-field.tsx'
import type { ManagedLink } from '../../lib/link-settings/managed-link.ts'
import type { BookDetailsEditor, BookDetailsView } from './use-book-details.ts'
import { useCover } from './use-cover.ts'

interface CoverFieldProps extends Pick<BookDetailsEditor, 'showView'> {
  readonly link: Pick<ManagedLink['link'], 'id' | 'isbn'>
  readonly view: BookDetailsView
}

/** The cover, which can be uploaded and removed. */
export function CoverField({ link, view, showView }: CoverFieldProps) {
  const { upload, problem, isBusy, set, remove } = useCover(link.id, view, showView)
  const { title, authors } = view.details
  const coverImage = upload?.preview ?? view.coverImage
  const book = { title, authors, coverImage, isbn13: parseIsbn13(link.isbn) ?? null }

  return (
    <ImageField
      name="Cover"
      image={<BookCover book={book} identifier={link.isbn} className="w-36 max-w-full" />}
      note={
        <>
          {view.isCoverUploaded && <span className="font-medium text-ink">Uploaded. </span>}
          Drop a JPEG, PNG, or WebP file here, up to {COVER_MAX_MB} MB.
        </>
      }
      progress={upload?.progress ?? null}
      isBusy={isBusy}
      problem={problem}
      onFile={(file) => void set(file)}
      onRemove={view.isCoverUploaded ? () => void remove() : null}
    />
  )
}
