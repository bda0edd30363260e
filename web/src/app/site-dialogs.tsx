import { showError } from '@everyshelf/ui/toast'
import { useEffect, useState } from 'react'
import { lazyPart } from '../lib/lazy-part.tsx'
import { closeSiteDialog, type SiteDialog, useSiteDialog } from '../lib/site-dialogs.ts'

interface DialogProps {
  readonly onClose: () => void
}

const dialogs: Record<SiteDialog, ReturnType<typeof lazyPart<DialogProps>>> = {
  contact: lazyPart(
    async () => (await import('../features/contact/contact-dialog.tsx')).ContactDialog,
  ),
  feedback: lazyPart(
    async () => (await import('../features/contact/feedback-dialog.tsx')).FeedbackDialog,
  ),
  palette: lazyPart(async () => (await import('../features/palette/palette.tsx')).Palette),
  keys: lazyPart(async () => (await import('../features/palette/keys-dialog.tsx')).KeysDialog),
}

/**
 * The one dialog of the site that is open, whichever part of a page asked for it. One that cannot be
 * fetched says so and leaves the page as it is.
 */
export function SiteDialogs() {
  const asked = useSiteDialog()
  const [ready, setReady] = useState<SiteDialog | null>(null)
  useEffect(() => {
    if (!asked) return
    dialogs[asked].ready().then(
      () => setReady(asked),
      () => {
        closeSiteDialog()
        showError('offline')
      },
    )
  }, [asked])
  if (!asked || asked !== ready) return null
  const Shown = dialogs[asked]
  return <Shown key={asked} onClose={closeSiteDialog} />
}
