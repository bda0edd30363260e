import type { LiveMessage } from '../overview.ts'

interface Handlers {
  readonly onMessage: (message: LiveMessage) => void
  /** Called once when the stream ends or fails. */
  readonly onEnd: () => void
}

/**
 * Opens the stream of `analytics.live` and returns a function that closes it. It uses the browser's
 * EventSource, because tRPC's own stream link would add code to every page.
 */
export function openLiveStream({ onMessage, onEnd }: Handlers): () => void {
  const source = new EventSource('/api/trpc/analytics.live')
  let maxSilenceMs = 0
  let silenceTimer: number | undefined

  function close(): void {
    window.clearTimeout(silenceTimer)
    source.close()
  }
  function end(): void {
    close()
    onEnd()
  }
  function restartTimer(): void {
    window.clearTimeout(silenceTimer)
    if (maxSilenceMs > 0) silenceTimer = window.setTimeout(end, maxSilenceMs)
  }

  source.addEventListener('connected', ({ data }: MessageEvent<string>) => {
    // The server names the longest pause between two of its messages.
    maxSilenceMs =
      (JSON.parse(data) as { reconnectAfterInactivityMs?: number }).reconnectAfterInactivityMs ?? 0
    restartTimer()
  })
  source.addEventListener('ping', restartTimer)
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    restartTimer()
    onMessage(JSON.parse(data) as LiveMessage)
  })
  for (const name of ['return', 'serialized-error', 'error']) source.addEventListener(name, end)
  return close
}
