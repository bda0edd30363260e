import { REMOVAL_UNDO_DAYS } from '@everyshelf/domain/limits'
import { Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import type { AuthorPageEditor } from './use-author-page.ts'
import { useRemovePage } from './use-remove-page.ts'

export function RemovePage({ page }: Pick<AuthorPageEditor, 'page'>) {
  const remove = useRemovePage()
  const [isBusy, setBusy] = useState(false)
  return (
    <div className="max-w-[60ch] pb-6">
      <ul className="m-0 grid list-disc gap-1.5 pl-5 text-ink-soft">
        <li>
          {page.isPublished
            ? 'Readers who have the address see your books with store links, without affiliate tags.'
            : 'Readers never saw this page, so its address shows nothing.'}
        </li>
        <li>Your name, photo, text, and links are no longer shown.</li>
        <li>The address stays reserved for you. You have {REMOVAL_UNDO_DAYS} days to undo it.</li>
      </ul>
      <Button
        kind="danger"
        className="mt-5"
        busy={isBusy}
        onClick={() => {
          setBusy(true)
          void remove(page.id).finally(() => setBusy(false))
        }}
      >
        Remove page
      </Button>
    </div>
  )
}
