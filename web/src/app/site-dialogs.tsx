import { importChunk } from '../lib/lazy-loading/import-chunk.ts'
import { lazyDialog } from '../lib/lazy-loading/lazy-dialog.tsx'
import { closeSiteDialog, type SiteDialog, useSiteDialog } from '../lib/page/site-dialogs.ts'

interface DialogProps {
  readonly onClose: () => void
}

const dialogs: Record<SiteDialog, ReturnType<typeof lazyDialog<DialogProps>>> = {
  contact: lazyDialog(
    async () =>
      (await importChunk(() => import('../features/contact/contact-dialog.tsx'))).ContactDialog,
  ),
  feedback: lazyDialog(
    async () =>
      (await importChunk(() => import('../features/contact/feedback-dialog.tsx'))).FeedbackDialog,
  ),
  palette: lazyDialog(
    async () => (await importChunk(() => import('../features/palette/palette.tsx'))).Palette,
  ),
  keys: lazyDialog(
    async () =>
      (await importChunk(() => import('../features/palette/shortcuts-dialog.tsx'))).ShortcutsDialog,
  ),
}

/** Renders the dialog that is open, if any. */
export function SiteDialogs() {
  const name = useSiteDialog()
  if (!name) return null
  const Dialog = dialogs[name]
  return <Dialog key={name} onClose={closeSiteDialog} />
}
