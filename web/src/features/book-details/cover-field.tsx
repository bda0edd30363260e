import { parseIsbn13 } from '@everyshelf/domain/identifiers'
import { COVER_MAX_MB } from '@everyshelf/domain/limits'
import { errorMessages } from '@everyshelf/domain/messages'
import { BookCover } from '@everyshelf/ui/books'
import { Button, classNames } from '@everyshelf/ui/primitives'
import { type DragEvent, useRef, useState } from 'react'
import { IMAGE_TYPES } from '../../lib/images/upload-image.ts'
import type { ManagedLink } from '../../lib/link-settings/managed-link.ts'
import type { BookDetailsEditor, BookDetailsView } from './use-book-details.ts'
import { useCover } from './use-cover.ts'

interface CoverFieldProps extends Pick<BookDetailsEditor, 'showView'> {
  readonly link: Pick<ManagedLink['link'], 'id' | 'isbn'>
  readonly view: BookDetailsView
}

/** The cover, with a button and an area for dropping a file. */
export function CoverField({ link, view, showView }: CoverFieldProps) {
  const { upload, problem, isBusy, set, remove } = useCover(link.id, view, showView)
  const [isDragged, setDragged] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { title, authors } = view.details
  const coverImage = upload?.preview ?? view.coverImage
  const book = { title, authors, coverImage, isbn13: parseIsbn13(link.isbn) ?? null }

  const drag = (event: DragEvent, isOver: boolean) => {
    event.preventDefault()
    setDragged(isOver && !isBusy)
  }

  const chooseFirst = (files: FileList | null) => {
    const file = files?.[0]
    if (file && !isBusy) void set(file)
  }

  return (
    <fieldset
      aria-label="Cover"
      className={classNames(
        'm-0 min-w-0 self-start rounded-md border-0 p-0 outline-offset-8',
        isDragged && 'outline-2 outline-accent outline-dashed',
      )}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false)
        chooseFirst(event.dataTransfer.files)
      }}
    >
      <BookCover book={book} identifier={link.isbn} className="w-36 max-w-full" />
      <p className="mt-3 mb-2 text-sm text-ink-soft">
        {view.isCoverUploaded ? (
          <span className="font-medium text-ink">Uploaded.</span>
        ) : (
          view.coverImage && 'From the catalog.'
        )}{' '}
        Drop a JPEG, PNG, or WebP file here, up to {COVER_MAX_MB} MB.
      </p>
      {upload && (
        <progress
          aria-label="Upload"
          className="mb-2 block w-full"
          max={1}
          {...(upload.progress < 1 && { value: upload.progress })}
        />
      )}
      <input
        ref={input}
        type="file"
        accept={IMAGE_TYPES.join(',')}
        aria-label="Cover image"
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          chooseFirst(currentTarget.files)
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button kind="outline" size="small" busy={isBusy} onClick={() => input.current?.click()}>
          Upload cover
        </Button>
        {view.isCoverUploaded && !isBusy && (
          <Button kind="quiet" size="small" onClick={() => void remove()}>
            Remove cover
          </Button>
        )}
      </div>
      {problem && (
        <p role="alert" className="mt-2 mb-0 text-sm font-medium text-danger">
          {errorMessages[problem].title}. {errorMessages[problem].text}
        </p>
      )}
    </fieldset>
  )
}
