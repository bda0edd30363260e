import { Button } from '@everyshelf/ui/primitives'
import { toasts } from '@everyshelf/ui/toast'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { CornerNotice } from '../../components/corner-notice.tsx'
import { useHasConnectionMessage } from '../../lib/connection/page-message.ts'
import { useIsOnline } from '../../lib/connection/use-is-online.ts'
import { paths } from '../../lib/paths.ts'
import { useSession, wasSignedIn } from '../../lib/session/session.ts'
import { ACTIVATE_MESSAGE } from './worker/run-worker.ts'

/** Notices about a lost connection and about a new version of the app. */
export function OfflineNotices() {
  const activate = useNewVersion()
  return (
    <>
      <OfflineNotice />
      {activate && <NewVersionNotice activate={activate} />}
    </>
  )
}

/** The one message about a lost connection, unless the page or the error of an action names it. */
function OfflineNotice() {
  const isOnline = useIsOnline()
  const isExplained = useHasConnectionMessage()
  const hasError = useSyncExternalStore(toasts.subscribe, hasOpenError, () => false)
  const { status } = useSession()
  if (isOnline || isExplained || hasError) return null
  const mayHaveLinks = status === 'signed-in' || wasSignedIn()
  return (
    <CornerNotice>
      <p className="m-0">
        <strong className="font-semibold">You are offline.</strong> Your links still work for
        readers. Go online to create new ones.{' '}
        {mayHaveLinks && (
          <Link to={paths.dashboard} className="text-link">
            See your saved links
          </Link>
        )}
      </p>
    </CornerNotice>
  )
}

function hasOpenError() {
  return toasts.list().some(({ tone, open }) => tone === 'error' && open)
}

function NewVersionNotice({ activate }: { readonly activate: ActivateVersion }) {
  const [isDismissed, setDismissed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  if (isDismissed) return null
  return (
    <CornerNotice>
      <p className="m-0 font-semibold">A new version is ready</p>
      <p className="m-0 mt-1 text-ink-soft">Your text in the book field will not be lost.</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          busy={isBusy}
          onClick={() => {
            setBusy(true)
            activate()
          }}
        >
          Update now
        </Button>
        <Button kind="outline" onClick={() => setDismissed(true)}>
          Later
        </Button>
      </div>
    </CornerNotice>
  )
}

/** The page's own requests come first. */
const WAIT_MS = 2000

/** A function that activates a newer version, once one is waiting. */
function useNewVersion(): ActivateVersion | null {
  const [activate, setActivate] = useState<ActivateVersion | null>(null)
  useEffect(() => {
    const { serviceWorker } = navigator
    if (!import.meta.env.PROD || !serviceWorker) return
    const start = () =>
      watchVersions(
        serviceWorker,
        () => window.location.reload(),
        (next) => setActivate(() => next),
      )
    const timer = setTimeout(start, WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  return activate
}

type Workers = Pick<
  ServiceWorkerContainer,
  'controller' | 'register' | 'addEventListener' | 'removeEventListener'
>

/** Activates the new version for all pages and reloads the page that requested it. */
type ActivateVersion = () => void

/**
 * Registers the service worker and reports when a newer version is waiting. Pages reload only when
 * the user agrees. The very first version replaces nothing, so it is not reported.
 */
function watchVersions(
  workers: Workers,
  reload: () => void,
  onWaiting: (activate: ActivateVersion) => void,
): void {
  const offer = (waiting: ServiceWorker) =>
    onWaiting(() => {
      workers.addEventListener('controllerchange', reload, { once: true })
      waiting.postMessage(ACTIVATE_MESSAGE)
    })
  workers
    .register('/sw.js')
    .then((registration) => {
      if (registration.waiting && workers.controller) offer(registration.waiting)
      registration.addEventListener('updatefound', () => {
        const next = registration.installing
        next?.addEventListener('statechange', () => {
          if (next.state === 'installed' && workers.controller) offer(next)
        })
      })
    })
    // Where service workers are blocked, everything works except offline use.
    .catch(() => {})
}
