import { CopyIcon, useCopy } from '@everyshelf/ui/links'
import { IconButton } from '@everyshelf/ui/primitives'
import { noteOf, toMarkdown } from '@everyshelf/ui/share'
import { QrCode, SlidersHorizontal, Tag, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { generatePath, Link } from 'react-router'
import { markStep } from '../../../lib/account/first-steps.ts'
import { lazyDialog } from '../../../lib/lazy-loading/lazy-dialog.tsx'
import type { SavedLink } from '../../../lib/links/saved-link.ts'
import { paths } from '../../../lib/paths.ts'
import { useIsPremium, useIsTagged } from '../../../lib/session/session.ts'

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

const UpsellDialog = lazyDialog(
  () => import('../../../components/upsell-dialog.tsx'),
  ({ UpsellDialog }) => UpsellDialog,
)

/** Opens the link's management page; a free user gets the Premium upsell (the specification). */
function ManageAction({ link: { id, title } }: { readonly link: SavedLink }) {
  const isPremium = useIsPremium()
  const [isUpsellShown, setUpsellShown] = useState(false)
  const label = `Manage ${title}`
  if (isPremium) {
    return (
      <Link
        to={generatePath(paths.linkManagement, { linkId: id })}
        aria-label={label}
        title="Manage"
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink-soft transition-colors hover:bg-wash hover:text-ink [&_svg]:size-5"
      >
        <SlidersHorizontal />
      </Link>
    )
  }
  return (
    <>
      <IconButton
        label={label}
        title="Manage"
        icon={<SlidersHorizontal />}
        {...UpsellDialog.openerProps}
        onClick={() => setUpsellShown(true)}
      />
      {isUpsellShown && (
        <UpsellDialog
          title="Managing links is part of Premium"
          description="Choose stores and editions for each link. This link keeps working as it is."
          onClose={() => setUpsellShown(false)}
        />
      )}
    </>
  )
}

const AnnotationDialog = lazyDialog(
  () => import('../../../components/labels/annotation-dialog.tsx'),
  ({ AnnotationDialog }) => AnnotationDialog,
)

/** Edits a link's labels and note. */
function AnnotateAction({ link }: { readonly link: SavedLink }) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <IconButton
        label={`Labels and note for ${link.title}`}
        title="Labels and note"
        icon={<Tag />}
        {...AnnotationDialog.openerProps}
        onClick={() => setShown(true)}
      />
      {isShown && <AnnotationDialog link={link} onClose={() => setShown(false)} />}
    </>
  )
}
