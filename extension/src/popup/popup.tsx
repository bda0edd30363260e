import { Spinner } from '@everyshelf/ui/primitives'
import { Toaster } from '@everyshelf/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { KnownConnection } from '../account/use-account.ts'
import { translate } from '../locales/translate.ts'
import { useRetryOfSaves } from '../saving/use-retry-of-saves.ts'
import { AccountStatus } from './account-status.tsx'
import { AffiliateNotice } from './affiliate-notice.tsx'
import { BookScreen } from './book-screen.tsx'
import { EntryScreen } from './entry-screen.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import type { FirstLook } from './first-look.ts'
import { KeysNote } from './keys-note.tsx'
import { useLeavingByLink } from './leave-popup.ts'
import { PopupHeader } from './popup-header.tsx'
import { ReadingScreen } from './reading-screen.tsx'
import { type Popup as PopupState, usePopup } from './use-popup.ts'

// Not needed for the first look: they come when asked for.
const QrScreen = lazy(async () => ({ default: (await import('./qr-screen.tsx')).QrScreen }))
const TagsScreen = lazy(async () => ({
  default: (await import('./tags/tags-screen.tsx')).TagsScreen,
}))
const RecentScreen = lazy(async () => ({
  default: (await import('./recent/recent-screen.tsx')).RecentScreen,
}))

/** What is opened from the page's own screen, and leads back to it. */
type View =
  | { readonly kind: 'page' | 'recent' | 'tags' }
  | { readonly kind: 'qr'; readonly link: string; readonly title: string }

interface PopupProps {
  /** Taken before the popup is drawn, so that it begins with the book of the last time. */
  readonly look?: FirstLook | undefined
}

export function Popup({ look }: PopupProps) {
  return (
    <ErrorBoundary>
      <KnownConnection value={look?.connection ?? null}>
        <PopupScreens look={look} />
      </KnownConnection>
    </ErrorBoundary>
  )
}

function PopupScreens({ look }: PopupProps) {
  const popup = usePopup(look)
  const [view, setView] = useState<View>({ kind: 'page' })
  const goBack = () => setView({ kind: 'page' })
  useLeavingByLink()
  useRetryOfSaves()
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
      />
      <AccountStatus offersConnect={view.kind === 'page' && !popup.book} />
      <main>
        <Suspense fallback={<Spinner label={translate('loading')} late className="m-6 size-6" />}>
          {view.kind === 'page' && (
            <PageScreen
              popup={popup}
              onQr={(link, title) => setView({ kind: 'qr', link, title })}
            />
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
      <KeysNote />
      <AffiliateNotice />
      <Toaster edge="top" />
    </div>
  )
}

interface PageScreenProps {
  readonly popup: PopupState
  readonly onQr: (link: string, title: string) => void
}

function PageScreen({ popup, onQr }: PageScreenProps) {
  if (popup.book) return <BookScreen popup={popup} book={popup.book} onQr={onQr} />
  if (popup.page) return <EntryScreen popup={popup} page={popup.page} />
  return <ReadingScreen />
}
