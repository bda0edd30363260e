import { Spinner } from '@everyshelf/ui/primitives'
import { Toaster } from '@everyshelf/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { InitialConnection } from '../account/use-account.ts'
import { translate } from '../messages/translate.ts'
import { useRetryOnOpen } from '../save-queue/use-retry-on-open.ts'
import { AccountBar, ConnectedAccount } from './account-bar.tsx'
import { AffiliateNotice } from './affiliate-notice.tsx'
import { BookScreen } from './book-screen.tsx'
import { useOpenLinksInTabs } from './close-popup.ts'
import { EntryScreen } from './entry-screen.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import type { InitialState } from './initial-state.ts'
import { LoadingScreen } from './loading-screen.tsx'
import { PopupHeader } from './popup-header.tsx'
import type { QrOfBook } from './qr-screen.tsx'
import { ShortcutNote } from './shortcut-note.tsx'
import { type Popup as PopupState, usePopup } from './use-popup.ts'

// Not needed for the first screen, so they are loaded on demand.
const QrScreen = lazy(async () => ({ default: (await import('./qr-screen.tsx')).QrScreen }))
const TagsScreen = lazy(async () => ({
  default: (await import('./tags/tags-screen.tsx')).TagsScreen,
}))
const RecentScreen = lazy(async () => ({
  default: (await import('./recent/recent-screen.tsx')).RecentScreen,
}))

/** The current screen; all others lead back to `page`. */
type View = { readonly kind: 'page' | 'recent' | 'tags' } | ({ readonly kind: 'qr' } & QrOfBook)

interface PopupProps {
  /** Read before the first render, so that the popup starts with the last book. */
  readonly initialState?: InitialState | undefined
}

export function Popup({ initialState }: PopupProps) {
  return (
    <ErrorBoundary>
      <InitialConnection value={initialState?.connection ?? null}>
        <PopupScreens initialState={initialState} />
      </InitialConnection>
    </ErrorBoundary>
  )
}

function PopupScreens({ initialState }: PopupProps) {
  const popup = usePopup(initialState)
  const [view, setView] = useState<View>({ kind: 'page' })
  const goBack = () => setView({ kind: 'page' })
  useOpenLinksInTabs()
  useRetryOnOpen()
  return (
    <div className="bg-paper text-ink">
      <PopupHeader
        onOther={
          popup.book &&
          (() => {
            popup.choose(null)
            goBack()
          })
        }
        onRecent={() => setView({ kind: 'recent' })}
        onTags={() => setView({ kind: 'tags' })}
        account={<ConnectedAccount />}
      />
      <AccountBar offersConnect={view.kind === 'page' && !popup.book} />
      <main>
        <Suspense fallback={<Spinner label={translate('loading')} late className="m-6 size-6" />}>
          {view.kind === 'page' && (
            <PageScreen popup={popup} onQr={(qr) => setView({ kind: 'qr', ...qr })} />
          )}
          {view.kind === 'qr' && <QrScreen {...view} onBack={goBack} />}
          {view.kind === 'tags' && <TagsScreen onBack={goBack} />}
          {view.kind === 'recent' && (
            <RecentScreen
              onBack={goBack}
              onChoose={(book) => {
                popup.choose(book)
                goBack()
              }}
            />
          )}
        </Suspense>
      </main>
      <ShortcutNote />
      {!(view.kind === 'page' && popup.book) && <AffiliateNotice />}
      <Toaster edge="top" />
    </div>
  )
}

interface PageScreenProps {
  readonly popup: PopupState
  readonly onQr: (qr: QrOfBook) => void
}

function PageScreen({ popup, onQr }: PageScreenProps) {
  if (popup.book) return <BookScreen popup={popup} book={popup.book} onQr={onQr} />
  if (popup.page) return <EntryScreen popup={popup} page={popup.page} />
  return <LoadingScreen />
}
