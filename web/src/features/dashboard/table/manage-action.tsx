import { IconButton } from '@everyshelf/ui/primitives'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { lazyDialog } from '../../../lib/lazy-loading/lazy-dialog.tsx'
import type { SavedLink } from '../../../lib/links/saved-link.ts'
import { useIsPremium } from '../../../lib/session/session.ts'

const UpsellDialog = lazyDialog(
  () => import('../../../components/upsell-dialog.tsx'),
  ({ UpsellDialog }) => UpsellDialog,
)

/** Opens the link's management page; a free user gets the Premium upsell (specification §6). */
export function ManageAction({ link: { id, title } }: { readonly link: SavedLink }) {
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
