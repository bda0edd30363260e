import { REMOVAL_UNDO_DAYS } from '@everyshelf/domain/plans'
import { Button, Dialog } from '@everyshelf/ui/primitives'
import type { SavedLink } from './saved-link.ts'

interface RemoveDialogProps {
  readonly links: readonly SavedLink[]
  readonly onClose: () => void
  readonly onConfirm: () => void
}

/** Says what removing means for readers before it happens. */
export function RemoveDialog({ links, onClose, onConfirm }: RemoveDialogProps) {
  const [first, second] = links
  const title = second ? `Remove ${links.length} links?` : 'Remove this link?'
  const name = second ? 'These short links' : `The short link of ${first?.title ?? 'this book'}`
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={`${name} will never be a dead end.`}
    >
      <ul className="m-0 mt-4 grid list-disc gap-2 pl-5 text-ink-soft">
        <li>Readers get the page of the book from now on, without affiliate tags.</li>
        <li>
          You can save the book again at any time, and get the same short link. Nobody else can have
          it.
        </li>
        <li>After {REMOVAL_UNDO_DAYS} days, clicks no longer count for you.</li>
      </ul>
      <div className="mt-7 grid grid-cols-2 gap-3">
        <Button kind="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={onConfirm}>Remove</Button>
      </div>
    </Dialog>
  )
}
