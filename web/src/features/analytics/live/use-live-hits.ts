import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useIsOnline } from '../../../lib/connection/use-is-online.ts'
import type { LiveHit, LiveMessage } from '../overview.ts'

/** `polling`: there is no stream, so the page refreshes its totals regularly. */
export type LiveState = 'live' | 'polling' | 'paused' | 'offline'

export interface ListedHit extends LiveHit {
  readonly key: number
}

const LISTED_HITS = 8
const RECONNECT_MS = 10_000

/** The latest hits, live. Calls `onUpdate` when there are new hits, or when some may have been missed. */
export function useLiveHits(isPaused: boolean, onUpdate: () => void) {
  const isHidden = useIsHidden()
  const isOnline = useIsOnline()
  const isOff = isPaused || isHidden || !isOnline
  const [isConnected, setConnected] = useState(false)
  const [hits, setHits] = useState<readonly ListedHit[]>([])
  const latestOnUpdate = useRef(onUpdate)
  const lastKey = useRef(0)
  useEffect(() => {
    latestOnUpdate.current = onUpdate
  })
  useEffect(() => {
    if (isOff) return
    let retry: number | undefined
    let close = connect()

    function connect(): () => void {
      let isFirst = true
      return openLiveStream({
        onMessage: (message) => {
          const fresh = message.hits.map((hit) => ({ ...hit, key: ++lastKey.current }))
          const replacesList = isFirst
          isFirst = false
          setConnected(true)
          setHits((before) => (replacesList ? fresh : [...fresh, ...before].slice(0, LISTED_HITS)))
          latestOnUpdate.current()
        },
        onEnd: () => {
          setConnected(false)
          retry = window.setTimeout(() => {
            close = connect()
          }, RECONNECT_MS)
        },
      })
    }
    return () => {
      window.clearTimeout(retry)
      close()
      setConnected(false)
    }
  }, [isOff])
  return { state: nameState(isPaused || isHidden, isOnline, isConnected), hits }
}

function nameState(isPaused: boolean, isOnline: boolean, isConnected: boolean): LiveState {
  if (isPaused) return 'paused'
  if (!isOnline) return 'offline'
  return isConnected ? 'live' : 'polling'
}

interface Handlers {
  readonly onMessage: (message: LiveMessage) => void
  /** Called once when the stream ends or fails. */
  readonly onEnd: () => void
}

/**
 * Opens the stream of `analytics.live` and returns a function that closes it. It uses the browser's
 * EventSource, because tRPC's own stream link would add code to every page.
 */
function openLiveStream({ onMessage, onEnd }: Handlers): () => void {
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

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/** Whether the page is in a background tab. */
function useIsHidden(): boolean {
  return useSyncExternalStore(subscribe, () => document.hidden)
}
