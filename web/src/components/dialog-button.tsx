import type { ReactNode } from 'react'
import { openSiteDialog, type SiteDialog } from '../lib/page/site-dialogs.ts'

interface DialogButtonProps {
  readonly dialog: SiteDialog
  readonly className?: string
  readonly children: ReactNode
}

/** A button inside a text that opens one of the site's dialogs. */
export function DialogButton({ dialog, className = 'text-link', children }: DialogButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => openSiteDialog(dialog)}
      className={className}
    >
      {children}
    </button>
  )
}
