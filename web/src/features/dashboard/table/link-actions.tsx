import { CopyIcon, useCopy } from '@everyshelf/ui/links'
import { Menu } from '@everyshelf/ui/menu'
import { IconButton } from '@everyshelf/ui/primitives'
import { noteOf, toMarkdown } from '@everyshelf/ui/share'
import { Ellipsis, QrCode, SlidersHorizontal, Tag, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { generatePath, useNavigate } from 'react-router'
import { lazyDialog } from '../../../lib/lazy-loading/lazy-dialog.tsx'
import type { SavedLink } from '../../../lib/links/saved-link.ts'
import { paths } from '../../../lib/paths.ts'
import { useIsPremium, useIsTagged } from '../../../lib/session/session.ts'

const QrDialog = lazyDialog(
  () => import('../../../components/links/qr-dialog.tsx'),
  ({ QrDialog }) => QrDialog,
)
const AnnotationDialog = lazyDialog(
  () => import('../../../components/labels/annotation-dialog.tsx'),
  ({ AnnotationDialog }) => AnnotationDialog,
)
const UpsellDialog = lazyDialog(
  () => import('../../../components/upsell-dialog.tsx'),
  ({ UpsellDialog }) => UpsellDialog,
)

interface LinkActionsProps {
  readonly link: SavedLink
  readonly onRemove: () => void
}

/** Copy and the QR code as icons, the rest in a menu. */
export function LinkActions({ link, onRemove }: LinkActionsProps) {
  const [dialog, setDialog] = useState<'qr' | 'annotation' | 'upsell' | null>(null)
  const { isCopied, copy } = useCopy()
  const { id, title, globalLink, language } = link
  const isTagged = useIsTagged()
  const isPremium = useIsPremium()
  const navigate = useNavigate()
  const close = () => setDialog(null)
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
        onClick={({ shiftKey }) => void copy(toCopy(shiftKey))}
      />
      <IconButton
        label={`QR code for ${title}`}
        title="QR code"
        icon={<QrCode />}
        {...QrDialog.openerProps}
        className="max-md:hidden"
        onClick={() => setDialog('qr')}
      />
      <Menu
        align="end"
        trigger={<IconButton label={`More for ${title}`} title="More" icon={<Ellipsis />} />}
        items={[
          { label: 'QR code', icon: <QrCode />, onSelect: () => setDialog('qr') },
          {
            label: 'Labels and note',
            icon: <Tag />,
            onSelect: () => setDialog('annotation'),
          },
          {
            // A free user gets the Premium upsell (the specification).
            label: 'Manage',
            icon: <SlidersHorizontal />,
            onSelect: () =>
              isPremium
                ? void navigate(generatePath(paths.linkManagement, { linkId: id }))
                : setDialog('upsell'),
          },
          { label: 'Remove', icon: <Trash2 />, isDangerous: true, onSelect: onRemove },
        ]}
      />
      {dialog === 'qr' && <QrDialog link={globalLink} linkId={id} title={title} onClose={close} />}
      {dialog === 'annotation' && <AnnotationDialog link={link} onClose={close} />}
      {dialog === 'upsell' && (
        <UpsellDialog
          title="Managing links is part of Premium"
          description="Choose stores and editions for each link. This link keeps working as it is."
          onClose={close}
        />
      )}
    </>
  )
}
