import { readApiError } from '@everyshelf/client'
import type { EditionFormat } from '@everyshelf/domain/books'
import { showError, showFailure, showNotice } from '@everyshelf/ui/toast'
import { type MadeLinks, remakeLinks } from '../../../components/book-field/make-links.ts'
import { BookFormatField } from '../../../components/links/book-format-field.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { explainUpdateFailure } from '../../../lib/link-settings/explain-update-failure.ts'

interface ResultFormatProps {
  readonly made: MadeLinks
  readonly onChange: (made: MadeLinks) => void
}

/** Chooses the book's format. A saved link stores it at once; other Global Links carry it in the URL. */
export function ResultFormat({ made, onChange }: ResultFormatProps) {
  const { links } = made
  const { saved } = links
  const utils = trpc.useUtils()
  const { mutateAsync: setFormat } = trpc.links.setFormat.useMutation()
  const choose = async (format: EditionFormat | null) => {
    const chosen = { ...made, links: { ...links, format } }
    onChange(chosen)
    if (!saved) {
      const result = await remakeLinks(chosen)
      if (result.ok) return onChange(result.made)
      onChange(made)
      return showFailure(result.refusal.code, result.refusal.cause)
    }
    try {
      const response = await setFormat({ id: saved.id, format: format ?? 'unknown' })
      utils.links.settings.setData({ id: saved.id }, response)
      showNotice('link-updated')
    } catch (error) {
      onChange(made)
      showError(explainUpdateFailure(readApiError(error).code))
    }
  }
  return (
    <div className="mt-8">
      <BookFormatField format={links.format} onChange={(format) => void choose(format)} />
    </div>
  )
}
