import { useEffect, useRef } from 'react'

const MIN_INTERVAL_MS = 1000
/** Slow requests run less often, so that an open page costs the server little. */
const PAUSE_PER_RUN = 10

/** Returns a function that runs `work` now, or later if it ran too recently. */
export function useThrottle(work: () => Promise<unknown>): () => void {
  const latest = useRef(work)
  const nextRunAt = useRef(0)
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => {
    latest.current = work
  })
  useEffect(() => () => window.clearTimeout(timer.current), [])

  async function run(): Promise<void> {
    timer.current = undefined
    const startedAt = performance.now()
    nextRunAt.current = startedAt + MIN_INTERVAL_MS
    await latest.current()
    const durationMs = performance.now() - startedAt
    nextRunAt.current = startedAt + Math.max(MIN_INTERVAL_MS, PAUSE_PER_RUN * durationMs)
  }
  return () => {
    timer.current ??= window.setTimeout(run, Math.max(0, nextRunAt.current - performance.now()))
  }
}
