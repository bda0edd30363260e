import { Dialog, Spinner } from '@everyshelf/ui/primitives'
import { QrCodePanel } from '@everyshelf/ui/share'
import type { ReactNode } from 'react'
import { usePrintLink } from '../../lib/channels/use-print-link.ts'
import { LoadFailure } from '../load-failure.tsx'

interface QrDialogProps {
  readonly link: string
  readonly title: string
  /** The ID of a saved link, whose link for print is shown; null for `link` itself. */
  readonly linkId: string | null
  /** Shown above a code that may carry an affiliate tag; see `ScreensOnly`. */
  readonly warning?: ReactNode
  readonly onClose: () => void
}

export function QrDialog({ link, title, linkId, warning, onClose }: QrDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="QR code"
      description={
        linkId
          ? `This QR code opens your print link for ${title}. The link has no affiliate tag because Amazon forbids tags in print.`
          : `This QR code opens the Global Link for ${title}.`
      }
    >
      {linkId ? (
        <PrintCode id={linkId} title={title} />
      ) : (
        <>
          {warning}
          <QrCodePanel link={link} title={title} />
        </>
      )}
    </Dialog>
  )
}

interface PrintCodeProps {
  readonly id: string
  readonly title: string
}

function PrintCode({ id, title }: PrintCodeProps) {
  const { link, error, retry } = usePrintLink(id)
  if (link) return <QrCodePanel link={link} title={title} />
  return (
    <div className="mt-6 flex min-h-64 items-center justify-center">
      {error ? (
        <LoadFailure error={error} onRetry={retry} />
      ) : (
        <Spinner late label="Loading the QR code" className="size-6 text-ink-faint" />
      )}
    </div>
  )
}
