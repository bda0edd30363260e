import { Badge } from '@everyshelf/ui/primitives'
import type { SavedLink } from '../../../lib/links/saved-link.ts'

/** Tells the owner that an admin disabled the link, and why. */
export function DisabledNote({ link: { disabledReason } }: { readonly link: SavedLink }) {
  if (disabledReason === null) return null
  return (
    <span className="mt-1 flex flex-wrap items-baseline gap-x-2 text-sm text-danger">
      <Badge tone="danger">Disabled</Badge>
      <span className="[overflow-wrap:anywhere]">
        Disabled by Everyshelf. Reason: {disabledReason}
      </span>
    </span>
  )
}
