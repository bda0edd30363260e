import { readApiError } from '@everyshelf/client'
import type { EditionFormat } from '@everyshelf/domain/books'
import { formatOf } from '@everyshelf/domain/books'
import { notices } from '@everyshelf/domain/messages'
import { showError, toasts } from '@everyshelf/ui/toast'
import { BookFormatField } from '../../components/links/book-format-field.tsx'
import { trpc } from '../../lib/api/trpc.tsx'
import { explainUpdateFailure } from '../../lib/link-settings/explain-update-failure.ts'
import type { ManagedLink } from '../../lib/link-settings/managed-link.ts'

/** The format of a link's book, which every owner may name. */
export function LinkFormat({ managed }: { readonly managed: ManagedLink }) {
  const { link, settings, routable } = managed
  const utils = trpc.useUtils()
  const { mutateAsync: setFormat } = trpc.links.setFormat.useMutation({
    scope: { id: `link-${link.id}` },
  })
  const choose = async (format: EditionFormat | null) => {
    try {
      const answer = await setFormat({ id: link.id, format: format ?? 'unknown' })
      utils.links.settings.setData({ id: link.id }, answer)
      void utils.links.history.invalidate({ id: link.id })
      toasts.show({ ...notices['link-updated'], tone: 'notice' })
    } catch (error) {
      showError(explainUpdateFailure(readApiError(error).code))
    }
  }
  return (
    <div className="mt-5">
      <BookFormatField
        format={formatOf(settings.editions, routable.identifier)}
        onChange={(format) => void choose(format)}
      />
    </div>
  )
}
