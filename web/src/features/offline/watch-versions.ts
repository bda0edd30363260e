import { ACTIVATE_MESSAGE } from './worker/run-worker.ts'

type Workers = Pick<
  ServiceWorkerContainer,
  'controller' | 'register' | 'addEventListener' | 'removeEventListener'
>

/** Activates the new version for all pages and reloads the page that requested it. */
export type ActivateVersion = () => void

/**
 * Registers the service worker and reports when a newer version is waiting. Pages reload only when
 * the user agrees. The very first version replaces nothing, so it is not reported.
 */
export function watchVersions(
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
