import { TAKE_OVER } from './worker/run-worker.ts'

type Workers = Pick<
  ServiceWorkerContainer,
  'controller' | 'register' | 'addEventListener' | 'removeEventListener'
>

/** Puts the new version in charge of all pages; the one that asked for it is loaded anew. */
export type TakeUp = () => void

/**
 * Has the worker take charge of this browser, and tells when a newer version of it waits. Nothing is
 * loaded anew before its person says so; the first version ever has nothing to replace.
 */
export function watchVersions(
  workers: Workers,
  reload: () => void,
  onWaiting: (takeUp: TakeUp) => void,
): void {
  const offer = (waiting: ServiceWorker) =>
    onWaiting(() => {
      workers.addEventListener('controllerchange', reload, { once: true })
      waiting.postMessage(TAKE_OVER)
    })
  workers
    .register('/sw.js')
    .then((registration) => {
      if (registration.waiting && workers.controller) offer(registration.waiting)
      registration.addEventListener('updatefound', () => {
        const coming = registration.installing
        coming?.addEventListener('statechange', () => {
          if (coming.state === 'installed' && workers.controller) offer(coming)
        })
      })
    })
    // Where no worker is allowed, everything works but opening without a connection.
    .catch(() => {})
}
