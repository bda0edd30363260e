import { Button, type ButtonKind, Dialog, DialogClose } from '@everyshelf/ui/primitives'

interface ConfirmDialogProps {
  readonly title: string
  readonly text: string
  readonly action: string
  readonly kind?: ButtonKind
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, action, kind = 'danger', isBusy, onConfirm, onClose } = props
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={title} description={text}>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <DialogClose asChild>
          <Button kind="quiet">Cancel</Button>
        </DialogClose>
        <Button kind={kind} busy={isBusy} onClick={onConfirm}>
          {action}
        </Button>
      </div>
    </Dialog>
  )
}
