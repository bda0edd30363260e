import { REMOVAL_UNDO_DAYS } from '@everyshelf/domain/limits'
import { Button, Dialog } from '@everyshelf/ui/primitives'

interface RemoveDialogProps {
  readonly links: readonly { readonly title: string }[]
  readonly onClose: () => void
  readonly onConfirm: () => void
}

/** Explains what removing a link means for its readers, and asks to confirm. */
export function RemoveDialog({ links, onClose, onConfirm }: RemoveDialogProps) {
  const [first, second] = links
  const title = second ? `Remove ${links.length} links?` : 'Remove this link?'
  const name = second ? 'These short links' : `The short link for ${first?.title ?? 'this book'}`
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={`${name} ${second ? 'keep' : 'keeps'} working for readers.`}
    >
      <ul className="m-0 mt-4 grid list-disc gap-2 pl-5 text-ink-soft">
        <li>Readers see the book’s page, without affiliate tags.</li>
        <li>
          {second
            ? 'Each short link stays reserved for you. Save its book again to get it back.'
            : 'The short link stays reserved for you. Save the book again to get it back.'}
        </li>
        <li>
          You can still see {second ? 'their' : 'its'} clicks for {REMOVAL_UNDO_DAYS} days.
        </li>
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
