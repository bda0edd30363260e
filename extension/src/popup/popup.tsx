import { Toaster } from '@everyshelf/ui/toast'
import { AffiliateNotice } from './affiliate-notice.tsx'
import { BookScreen } from './book-screen.tsx'
import { EntryScreen } from './entry-screen.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { useLeavingByLink } from './leave-popup.ts'
import { PopupHeader } from './popup-header.tsx'
import { ReadingScreen } from './reading-screen.tsx'
import { usePopup } from './use-popup.ts'

export function Popup() {
  return (
    <ErrorBoundary>
      <PopupScreens />
    </ErrorBoundary>
  )
}

function PopupScreens() {
  const popup = usePopup()
  useLeavingByLink()
  return (
    <div className="bg-paper text-ink">
      <PopupHeader onOther={popup.book && (() => popup.choose(null))} />
      <main>
        {popup.book ? (
          <BookScreen popup={popup} book={popup.book} />
        ) : popup.page ? (
          <EntryScreen popup={popup} page={popup.page} />
        ) : (
          <ReadingScreen />
        )}
      </main>
      <AffiliateNotice />
      <Toaster edge="top" />
    </div>
  )
}
