import { Button, Dialog } from '@everyshelf/ui/primitives'
import { useSession } from '../../../lib/session/session.ts'

interface SaveDialogProps {
  readonly title: string
  /** The long link is on the clipboard already. */
  readonly isCopied: boolean
  readonly onClose: () => void
  readonly onDecline: () => void
  readonly onConfirm: () => void
}

export function SaveDialog({ title, isCopied, onClose, onDecline, onConfirm }: SaveDialogProps) {
  const { allowance } = useSession()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Save this link to your account?"
      description={`${isCopied ? 'The long link is copied. ' : ''}Get a short link for ${title} and track its clicks.`}
    >
      {allowance && allowance.max !== null && (
        <p className="tabular m-0 mt-3 text-sm text-ink-faint">
          {allowance.used} of {allowance.max} saved links used
        </p>
      )}
      <div className="mt-7 grid grid-cols-2 gap-3">
        <Button kind="outline" onClick={onDecline}>
          Not now
        </Button>
        <Button onClick={onConfirm}>Save Link</Button>
      </div>
    </Dialog>
  )
}
