import type { ComponentType } from 'react'
import { lazyDialog } from '../lib/lazy-loading/lazy-dialog.tsx'
import { closeSiteDialog, type SiteDialog, useSiteDialog } from '../lib/page/site-dialogs.ts'

interface DialogProps {
  readonly onClose: () => void
}

const dialogs: Record<SiteDialog, ComponentType<DialogProps>> = {
  contact: lazyDialog(
    () => import('../features/contact/contact-dialog.tsx'),
    ({ ContactDialog }) => ContactDialog,
  ),
  feedback: lazyDialog(
    () => import('../features/contact/feedback-dialog.tsx'),
    ({ FeedbackDialog }) => FeedbackDialog,
  ),
  palette: lazyDialog(
    () => import('../features/palette/palette.tsx'),
    ({ Palette }) => Palette,
  ),
  keys: lazyDialog(
    () => import('../features/palette/shortcuts-dialog.tsx'),
    ({ ShortcutsDialog }) => ShortcutsDialog,
  ),
}

/** Renders the dialog that is open, if any. */
export function SiteDialogs() {
  const name = useSiteDialog()
  if (!name) return null
  const Dialog = dialogs[name]
  return <Dialog key={name} onClose={closeSiteDialog} />
}
