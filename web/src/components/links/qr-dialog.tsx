import { Dialog } from '@everyshelf/ui/primitives'
import { QrCodePanel } from '@everyshelf/ui/share'

export interface QrDialogProps {
  readonly link: string
  readonly title: string
  readonly onClose: () => void
}

export function QrDialog({ link, title, onClose }: QrDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="QR code"
      description={`This QR code opens the Global Link for ${title}.`}
    >
      <QrCodePanel link={link} title={title} />
    </Dialog>
  )
}
