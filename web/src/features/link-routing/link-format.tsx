import { readApiError } from '@everyshelf/client'
import type { EditionFormat } from '@everyshelf/domain/books'
import { formatOf } from '@everyshelf/domain/books'
import { isB0Asin } from '@everyshelf/domain/identifiers'
import { showError, showNotice } from '@everyshelf/ui/toast'
import { BookFormatField } from '../../components/links/book-format-field.tsx'
import { trpc } from '../../lib/api/trpc.tsx'
import { explainUpdateFailure } from '../../lib/link-settings/explain-update-failure.ts'
import type { ManagedLink } from '../../lib/link-settings/managed-link.ts'

/** The format of a book whose number does not reveal it. Every owner may choose it. */
export function LinkFormat({ managed }: { readonly managed: ManagedLink }) {
  const { link, settings, routable } = managed
  const utils = trpc.useUtils()
  const { mutateAsync: setFormat } = trpc.links.setFormat.useMutation({
    scope: { id: `link-${link.id}` },
  })
  const isFormatOpen = isB0Asin(routable.identifier) && settings.editions.length < 2
  const choose = async (format: EditionFormat | null) => {
    try {
      const answer = await setFormat({ id: link.id, format: format ?? 'unknown' })
      utils.links.settings.setData({ id: link.id }, answer)
      void utils.links.history.invalidate({ id: link.id })
      showNotice('link-updated')
    } catch (error) {
      showError(explainUpdateFailure(readApiError(error).code))
    }
  }
  if (!isFormatOpen) return null
  return (
    <div className="mt-6">
      <BookFormatField
        format={formatOf(settings.editions, routable.identifier)}
        onChange={(format) => void choose(format)}
      />
    </div>
  )
}
