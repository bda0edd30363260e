import { CopyIcon, useCopy } from '@everyshelf/ui/links'
import { IconButton } from '@everyshelf/ui/primitives'
import { toMarkdown } from '@everyshelf/ui/share'
import { QrCode, SlidersHorizontal, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { markStep } from '../../../lib/first-steps.ts'
import { lazyDialog } from '../../../lib/lazy-dialog.tsx'
import type { SavedLink } from '../saved-link.ts'

const QrDialog = lazyDialog(
  async () => (await import('../../../components/links/qr-dialog.tsx')).QrDialog,
)

interface LinkActionsProps {
  readonly link: SavedLink
  readonly onRemove: () => void
}

export function LinkActions({ link, onRemove }: LinkActionsProps) {
  const [isQrShown, setQrShown] = useState(false)
  const { isCopied, copy } = useCopy()
  const { title, globalLink } = link
  return (
    <>
      <IconButton
        label={`Copy the link of ${title}`}
        title="Copy the link; with Shift, as Markdown"
        icon={<CopyIcon isCopied={isCopied} />}
        onClick={async ({ shiftKey }) => {
          const isDone = await copy(shiftKey ? toMarkdown(globalLink, title) : globalLink)
          if (isDone) markStep('copied')
        }}
      />
      <IconButton
        label={`QR code of ${title}`}
        title="QR code"
        icon={<QrCode />}
        onPointerEnter={QrDialog.preload}
        onFocus={QrDialog.preload}
        onClick={() => setQrShown(true)}
      />
      <Link
        to={generatePath(paths.linkManagement, { linkId: link.id })}
        aria-label={`Manage ${title}`}
        title="Manage"
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink-soft transition-colors hover:bg-wash hover:text-ink [&_svg]:size-5"
      >
        <SlidersHorizontal />
      </Link>
      <IconButton
        label={`Remove ${title}`}
        title="Remove"
        icon={<Trash2 />}
        className="hover:text-danger"
        onClick={onRemove}
      />
      {isQrShown && <QrDialog link={globalLink} title={title} onClose={() => setQrShown(false)} />}
    </>
  )
}
