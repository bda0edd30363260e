import { readApiError } from '@everyshelf/client'
import { parseIsbn13 } from '@everyshelf/domain/identifiers'
import { COVER_MAX_MB } from '@everyshelf/domain/limits'
import type { ErrorCode } from '@everyshelf/domain/messages'
import { BookCover } from '@everyshelf/ui/books'
import { showNotice } from '@everyshelf/ui/toast'
import { useEffect, useState } from 'react'
import { ImageField } from '../../components/image-field.tsx'
import { trpc } from '../../lib/api/trpc.tsx'
import { findFileProblem, uploadImage } from '../../lib/images/upload-image.ts'
import type { ManagedLink } from '../../lib/link-settings/managed-link.ts'
import type { BookDetailsEditor, BookDetailsView } from './use-book-details.ts'

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

interface Upload {
  /** The address of the image in this browser. */
  readonly preview: string
  /** From 0 to 1. At 1, the server has the image and checks it. */
  readonly progress: number
}

/** Uploads and removes the cover of a link. Both can be undone. */
function useCover(
  id: string,
  { coverImage, isCoverUploaded }: BookDetailsView,
  showView: BookDetailsEditor['showView'],
) {
  const [upload, setUpload] = useState<Upload | null>(null)
  const [problem, setProblem] = useState<ErrorCode | null>(null)
  const { mutateAsync: removeCover, isPending: isRemoving } = trpc.links.removeCover.useMutation()
  const preview = upload?.preview
  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview)
    return undefined
  }, [preview])

  /** The server keeps no previous cover, so undoing sends it again. */
  const readUploaded = async (): Promise<Blob | null> =>
    isCoverUploaded && coverImage ? await (await fetch(coverImage)).blob() : null

  const finish = (view: BookDetailsView, onUndo?: () => void) => {
    showView(view)
    showNotice(
      'link-updated',
      onUndo && { label: 'Undo', altText: 'Restore the previous cover', onSelect: onUndo },
    )
  }

  const send = async (image: Blob, onUndo?: () => void) => {
    setUpload({ preview: URL.createObjectURL(image), progress: 0 })
    const result = await uploadImage<BookDetailsView>(`/api/links/${id}/cover`, image, (progress) =>
      setUpload((before) => before && { ...before, progress }),
    )
    setUpload(null)
    if (result.ok) finish(result.view, onUndo)
    else setProblem(result.code)
  }

  const drop = async (onUndo?: () => void) => {
    try {
      finish(await removeCover({ id }), onUndo)
    } catch (error) {
      setProblem(readApiError(error).code)
    }
  }

  return {
    upload,
    problem,
    isBusy: upload !== null || isRemoving,
    set: async (file: Blob) => {
      const code = findFileProblem(file)
      setProblem(code)
      if (code) return
      const previous = await readUploaded().catch(() => null)
      await send(file, () => void (previous ? send(previous) : drop()))
    },
    remove: async () => {
      setProblem(null)
      const previous = await readUploaded().catch(() => null)
      await drop(previous ? () => void send(previous) : undefined)
    },
  }
}
