import { useEffect, useRef } from 'react'

const SHORTEST_MS = 1000
/** A slow answer is asked for less often, so that watching takes little of the server. */
const REST_PER_ANSWER = 10

/** The same work, at once when it has rested and otherwise as soon as it has. */
export function useSpaced(work: () => Promise<unknown>): () => void {
  const latest = useRef(work)
  const restUntil = useRef(0)
  const waiting = useRef<number | undefined>(undefined)
  useEffect(() => {
    latest.current = work
  })
  useEffect(() => () => window.clearTimeout(waiting.current), [])

  async function run(): Promise<void> {
    waiting.current = undefined
    const begun = performance.now()
    restUntil.current = begun + SHORTEST_MS
    await latest.current()
    const took = performance.now() - begun
    restUntil.current = begun + Math.max(SHORTEST_MS, REST_PER_ANSWER * took)
  }
  return () => {
    waiting.current ??= window.setTimeout(run, Math.max(0, restUntil.current - performance.now()))
  }
}
