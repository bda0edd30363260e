import { countOf } from '@everyshelf/domain/format'
import { useState } from 'react'
import { LINKS_PER_PAGE } from '../../../lib/links/first-page.ts'
import type { SavedLink } from '../../../lib/links/saved-link.ts'
import { ActionDialog } from '../bulk-changes/lazy-bulk-bar.ts'

/** Says how many of the books have no title for readers, and adds titles to all of them at once. */
export function UntitledNote({ links }: { readonly links: readonly SavedLink[] }) {
  const [isOpen, setOpen] = useState(false)
  const untitled = links
    .filter(({ titleSource }) => titleSource === 'none' || titleSource === 'page')
    .slice(0, LINKS_PER_PAGE)
  const count = untitled.length
  if (count === 0) return null
  const close = () => setOpen(false)
  return (
    <p className="m-0 mb-3 text-sm text-ink-soft">
      Readers see an ISBN or ASIN instead of the title of {countOf(count, 'book')}.{' '}
      <button
        type="button"
        {...ActionDialog.openerProps}
        onClick={() => setOpen(true)}
        className="text-link min-h-6 border-0 bg-transparent p-0 font-semibold"
      >
        {count === 1 ? 'Add a title' : 'Add titles'}
      </button>
      {isOpen && (
        <ActionDialog
          name="titles"
          selection={{ ids: untitled.map(({ id }) => id) }}
          {...{ untitled, count }}
          onClose={close}
          onStart={close}
        />
      )}
    </p>
  )
}
