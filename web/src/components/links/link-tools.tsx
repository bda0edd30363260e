import { type CopiedLink, useCopyLink } from '@everyshelf/ui/links'
import { Menu } from '@everyshelf/ui/menu'
import { Button } from '@everyshelf/ui/primitives'
import { linkFormats } from '@everyshelf/ui/share'
import { ChevronDown, QrCode, Share2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { lazyDialog } from '../../lib/lazy-loading/lazy-dialog.tsx'

const QrDialog = lazyDialog(
  () => import('./qr-dialog.tsx'),
  ({ QrDialog }) => QrDialog,
)

interface LinkToolsProps extends CopiedLink {
  readonly title: string
  /** The ID of a saved link, whose QR code opens its link for print; null for a code of `link` itself. */
  readonly linkId: string | null
  /** The disclosure for copied texts; empty if the link carries no affiliate tag. */
  readonly note: string
  /** Shown beside the QR code of `link` itself, which may carry an affiliate tag. */
  readonly qrWarning?: ReactNode
  /** False where the page shows the code already. */
  readonly hasQrCode?: boolean
}

/** Actions for a link besides copying. */
export function LinkTools({
  link,
  shorten,
  title,
  linkId,
  note,
  qrWarning,
  hasQrCode = true,
}: LinkToolsProps) {
  const [isQrShown, setQrShown] = useState(false)
  const { copyAs } = useCopyLink()
  return (
    <div className="-ml-3 flex flex-wrap gap-x-1">
      <Menu
        trigger={
          <Button kind="quiet" size="small" className="min-h-11">
            Copy as
            <ChevronDown className="size-4" />
          </Button>
        }
        items={linkFormats(link, title, note).map(({ label, text }, index) => ({
          label,
          hint: text,
          onSelect: () =>
            void copyAs({ link, shorten }, (url) => linkFormats(url, title, note)[index] ?? url),
        }))}
      />
      {hasQrCode && (
        <Button
          kind="quiet"
          size="small"
          className="min-h-11"
          icon={<QrCode className="size-4" />}
          {...QrDialog.openerProps}
          onClick={() => setQrShown(true)}
        >
          QR code
        </Button>
      )}
      {'share' in navigator && (
        <Button
          kind="quiet"
          size="small"
          className="min-h-11"
          icon={<Share2 className="size-4" />}
          // It also rejects when the user closes the share dialog, which is not an error.
          onClick={() => void navigator.share({ title, url: link }).catch(() => {})}
        >
          Share
        </Button>
      )}
      {isQrShown && (
        <QrDialog
          {...{ link, title, linkId }}
          warning={qrWarning}
          onClose={() => setQrShown(false)}
        />
      )}
    </div>
  )
}
