import { readApiError } from '@everyshelf/client'
import { COVER_MAX_MB } from '@everyshelf/domain/limits'
import type { ErrorCode } from '@everyshelf/domain/messages'
import { useState } from 'react'
import { ImageField } from '../../components/image-field.tsx'
import { trpc } from '../../lib/api/trpc.tsx'
import { findFileProblem, uploadImage } from '../../lib/images/upload-image.ts'
import { AuthorPortrait } from './author-portrait.tsx'
import { showPageNotice } from './show-page-notice.ts'
import type { AuthorPage, AuthorPageEditor } from './use-author-page.ts'

/** The author photo, which can be uploaded and removed. */
export function PortraitField({ page, showPage }: AuthorPageEditor) {
  const { id, name, portrait, isPublished } = page
  const { mutateAsync: removePortrait } = trpc.authorPages.removePortrait.useMutation()
  const [progress, setProgress] = useState<number | null>(null)
  const [problem, setProblem] = useState<ErrorCode | null>(null)

  const finish = (answer: AuthorPage) => {
    showPage(answer)
    showPageNotice(isPublished ? 'saved' : 'draft-saved')
  }
  const upload = async (file: File) => {
    const code = findFileProblem(file)
    setProblem(code)
    if (code) return
    setProgress(0)
    const result = await uploadImage<AuthorPage>(
      `/api/author-pages/${id}/portrait`,
      file,
      setProgress,
    )
    setProgress(null)
    if (result.ok) finish(result.view)
    else setProblem(result.code)
  }
  const remove = async () => {
    setProblem(null)
    try {
      finish(await removePortrait({ id }))
    } catch (error) {
      setProblem(readApiError(error).code)
    }
  }

  return (
    <ImageField
      name="Author photo"
      image={<AuthorPortrait name={name} source={portrait} className="size-28 text-2xl" />}
      note={`We crop it to a square. JPEG, PNG, or WebP, up to ${COVER_MAX_MB} MB.`}
      progress={progress}
      isBusy={progress !== null}
      problem={problem}
      onFile={(file) => void upload(file)}
      onRemove={portrait ? () => void remove() : null}
    />
  )
}
