import { importChunk } from '../lib/import-chunk.ts'
import { lazyDialog } from '../lib/lazy-dialog.tsx'
import { closeSiteDialog, type SiteDialog, useSiteDialog } from '../lib/site-dialogs.ts'

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
    async () => (await importChunk(() => import('../features/palette/keys-dialog.tsx'))).KeysDialog,
  ),
}

/** The one dialog of the site that is open, whichever part of a page asked for it. */
export function SiteDialogs() {
  const asked = useSiteDialog()
  if (!asked) return null
  const Shown = dialogs[asked]
  return <Shown key={asked} onClose={closeSiteDialog} />
}
