import { readApiError } from '@everyshelf/client'
import {
  AUTHOR_NAME_MAX_LENGTH,
  AUTHOR_TEXT_MAX_LENGTH,
  COVER_MAX_MB,
} from '@everyshelf/domain/limits'
import type { ErrorCode } from '@everyshelf/domain/messages'
import { useState } from 'react'
import { AccountSection } from '../../components/account-section.tsx'
import { ImageField } from '../../components/image-field.tsx'
import { TextForm } from '../../components/page-preview/text-form.tsx'
import { trpc } from '../../lib/api/trpc.tsx'
import { findFileProblem, uploadImage } from '../../lib/images/upload-image.ts'
import { showToast, toastTexts } from '../../lib/toasts.ts'
import { AuthorPortrait } from './author-portrait.tsx'
import type { AuthorPage, AuthorPageEditor } from './use-author-page.ts'

/** Photo, name, and text. */
export function AboutSection(editor: AuthorPageEditor) {
  return (
    <AccountSection title="About" about="Your photo, your name, and a few words about you.">
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <PortraitField {...editor} />
        <TextForm
          saved={editor.page}
          nameField={{ label: 'Author name', maxLength: AUTHOR_NAME_MAX_LENGTH }}
          textField={{
            label: 'Text',
            maxLength: AUTHOR_TEXT_MAX_LENGTH,
            hint: 'Plain text. Line breaks are kept.',
          }}
          save={editor.save}
        />
      </div>
    </AccountSection>
  )
}

/** The author photo, which can be uploaded and removed. */
function PortraitField({ page, showPage }: AuthorPageEditor) {
  const { id, name, portrait, isPublished } = page
  const { mutateAsync: removePortrait } = trpc.authorPages.removePortrait.useMutation()
  const [progress, setProgress] = useState<number | null>(null)
  const [problem, setProblem] = useState<ErrorCode | null>(null)

  const finish = (page: AuthorPage) => {
    showPage(page)
    showToast(toastTexts[isPublished ? 'page-saved' : 'page-draft-saved'])
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
