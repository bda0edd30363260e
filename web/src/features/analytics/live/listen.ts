import type { LiveMessage } from '../overview.ts'

interface Handlers {
  readonly onMessage: (message: LiveMessage) => void
  /** It ended or broke, and says nothing more. */
  readonly onEnd: () => void
}

/**
 * Opens the stream of `analytics.live`, and returns how to close it. The browser reads such streams
 * by itself; with the client's own link for them every page would carry that link.
 */
export function listenToClicks({ onMessage, onEnd }: Handlers): () => void {
  const source = new EventSource('/api/trpc/analytics.live')
  let quietMs = 0
  let silence: number | undefined

  function close(): void {
    window.clearTimeout(silence)
    source.close()
  }
  function end(): void {
    close()
    onEnd()
  }
  function hear(): void {
    window.clearTimeout(silence)
    if (quietMs > 0) silence = window.setTimeout(end, quietMs)
  }

  source.addEventListener('connected', ({ data }: MessageEvent<string>) => {
    // The server tells how long it is never silent.
    quietMs =
      (JSON.parse(data) as { reconnectAfterInactivityMs?: number }).reconnectAfterInactivityMs ?? 0
    hear()
  })
  source.addEventListener('ping', hear)
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    hear()
    onMessage(JSON.parse(data) as LiveMessage)
  })
  for (const name of ['return', 'serialized-error', 'error']) source.addEventListener(name, end)
  return close
}
