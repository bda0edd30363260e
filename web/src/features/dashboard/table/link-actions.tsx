import { CopyIcon, useCopy } from '@everyshelf/ui/links'
import { IconButton } from '@everyshelf/ui/primitives'
import { noteOf, toMarkdown } from '@everyshelf/ui/share'
import { QrCode, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { markStep } from '../../../lib/account/first-steps.ts'
import { lazyDialog } from '../../../lib/lazy-loading/lazy-dialog.tsx'
import type { SavedLink } from '../../../lib/links/saved-link.ts'
import { useIsTagged } from '../../../lib/session/session.ts'
import { AnnotateAction } from '../annotation/annotate-action.tsx'
import { ManageAction } from './manage-action.tsx'

const QrDialog = lazyDialog(
  () => import('../../../components/links/qr-dialog.tsx'),
  ({ QrDialog }) => QrDialog,
)

interface LinkActionsProps {
  readonly link: SavedLink
  readonly onRemove: () => void
}

export function LinkActions({ link, onRemove }: LinkActionsProps) {
  const [isQrShown, setQrShown] = useState(false)
  const { isCopied, copy } = useCopy()
  const { id, title, globalLink, language } = link
  const isTagged = useIsTagged()
  const toCopy = (shiftKey: boolean) => {
    if (!shiftKey) return globalLink
    return toMarkdown(globalLink, title, noteOf({ isTagged, language }))
  }
  return (
    <>
      <IconButton
        label={`Copy the link for ${title}`}
        title="Copy the link (Shift-click to copy as Markdown)"
        icon={<CopyIcon isCopied={isCopied} />}
        onClick={async ({ shiftKey }) => {
          const isDone = await copy(toCopy(shiftKey))
          if (isDone) markStep('copied')
        }}
      />
      <IconButton
        label={`QR code for ${title}`}
        title="QR code"
        icon={<QrCode />}
        {...QrDialog.openerProps}
        onClick={() => setQrShown(true)}
      />
      <AnnotateAction link={link} />
      <ManageAction link={link} />
      <IconButton
        label={`Remove ${title}`}
        title="Remove"
        icon={<Trash2 />}
        className="hover:text-danger"
        onClick={onRemove}
      />
      {isQrShown && (
        <QrDialog link={globalLink} linkId={id} title={title} onClose={() => setQrShown(false)} />
      )}
    </>
  )
}
