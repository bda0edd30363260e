import { readApiError } from '@everyshelf/client'
import type { ErrorCode } from '@everyshelf/domain/messages'
import { showNotice } from '@everyshelf/ui/toast'
import { useEffect, useState } from 'react'
import { trpc } from '../../lib/api/trpc.tsx'
import { findFileProblem, uploadImage } from '../../lib/images/upload-image.ts'
import type { BookDetailsEditor, BookDetailsView } from './use-book-details.ts'

interface Upload {
  /** The address of the image in this browser. */
  readonly preview: string
  /** From 0 to 1. At 1, the server has the image and checks it. */
  readonly progress: number
}

/** Uploads and removes the cover of a link. Both can be undone. */
export function useCover(
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
