import { readApiError } from '@everyshelf/client'
import { COVER_MAX_MB } from '@everyshelf/domain/limits'
import { type ErrorCode, errorMessages } from '@everyshelf/domain/messages'
import { Button, classNames } from '@everyshelf/ui/primitives'
import { type DragEvent, useRef, useState } from 'react'
import { trpc } from '../../lib/api/trpc.tsx'
import { findFileProblem, IMAGE_TYPES, uploadImage } from '../../lib/images/upload-image.ts'
import { AuthorPortrait } from './author-portrait.tsx'
import { showPageNotice } from './show-page-notice.ts'
import type { AuthorPage, AuthorPageEditor } from './use-author-page.ts'

/** The portrait, with a button and an area for dropping a file. */
export function PortraitField({ page, showPage }: AuthorPageEditor) {
  const { id, name, portrait, isPublished } = page
  const { mutateAsync: removePortrait } = trpc.authorPages.removePortrait.useMutation()
  const [progress, setProgress] = useState<number | null>(null)
  const [problem, setProblem] = useState<ErrorCode | null>(null)
  const [isDragged, setDragged] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const isBusy = progress !== null

  const finish = (answer: AuthorPage) => {
    showPage(answer)
    showPageNotice(isPublished ? 'saved' : 'draft-saved')
  }
  const upload = async (file: File | undefined) => {
    if (!file || isBusy) return
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
  const drag = (event: DragEvent, isOver: boolean) => {
    event.preventDefault()
    setDragged(isOver && !isBusy)
  }

  return (
    <fieldset
      aria-label="Portrait"
      className={classNames(
        'm-0 min-w-0 self-start rounded-md border-0 p-0 outline-offset-8',
        isDragged && 'outline-2 outline-accent outline-dashed',
      )}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false)
        void upload(event.dataTransfer.files[0])
      }}
    >
      <AuthorPortrait name={name} source={portrait} className="size-28 text-2xl" />
      <p className="mt-3 mb-2 text-sm text-ink-soft">
        We crop it to a square. JPEG, PNG, or WebP, up to {COVER_MAX_MB} MB.
      </p>
      {isBusy && (
        <progress
          aria-label="Upload"
          className="mb-2 block w-full"
          max={1}
          {...(progress < 1 && { value: progress })}
        />
      )}
      <input
        ref={input}
        type="file"
        accept={IMAGE_TYPES.join(',')}
        aria-label="Portrait image"
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          void upload(currentTarget.files?.[0])
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button kind="outline" size="small" busy={isBusy} onClick={() => input.current?.click()}>
          Upload portrait
        </Button>
        {portrait && !isBusy && (
          <Button kind="quiet" size="small" onClick={() => void remove()}>
            Remove portrait
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
