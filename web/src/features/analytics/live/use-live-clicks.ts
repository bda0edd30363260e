import { useEffect, useRef, useState } from 'react'
import type { LiveOpening } from '../overview.ts'
import { listenToClicks } from './listen.ts'
import { useIsHidden } from './use-is-hidden.ts'

/** `polling`: no stream came about, so the figures are asked for again and again. */
export type LiveState = 'live' | 'polling' | 'paused'

export interface ShownOpening extends LiveOpening {
  readonly key: number
}

/** As many as are taken in at a glance. */
const SHOWN = 8
const TRY_AGAIN_MS = 10_000

/** The last openings as they happen; `onNews` is told when there are some, or may have been. */
export function useLiveClicks(isPaused: boolean, onNews: () => void) {
  const isHidden = useIsHidden()
  const isOff = isPaused || isHidden
  const [isConnected, setConnected] = useState(false)
  const [openings, setOpenings] = useState<readonly ShownOpening[]>([])
  const tell = useRef(onNews)
  const counted = useRef(0)
  useEffect(() => {
    tell.current = onNews
  })
  useEffect(() => {
    if (isOff) return
    let retry: number | undefined
    let close = connect()

    function connect(): () => void {
      let isFirst = true
      return listenToClicks({
        onMessage: (message) => {
          const fresh = message.openings.map((one) => ({ ...one, key: ++counted.current }))
          const isAnew = isFirst
          isFirst = false
          setConnected(true)
          setOpenings((before) => (isAnew ? fresh : [...fresh, ...before].slice(0, SHOWN)))
          tell.current()
        },
        onEnd: () => {
          setConnected(false)
          retry = window.setTimeout(() => {
            close = connect()
          }, TRY_AGAIN_MS)
        },
      })
    }
    return () => {
      window.clearTimeout(retry)
      close()
      setConnected(false)
    }
  }, [isOff])
  const state: LiveState = isOff ? 'paused' : isConnected ? 'live' : 'polling'
  return { state, openings }
}
