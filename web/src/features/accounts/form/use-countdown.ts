import { useEffect, useState } from 'react'

interface Countdown {
  /** Seconds left. */
  readonly left: number
  readonly restart: (seconds: number) => void
}

export function useCountdown(seconds: number): Countdown {
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * 1000)
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000))
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return {
    left,
    restart: (next) => {
      setNow(Date.now())
      setEndsAt(Date.now() + next * 1000)
    },
  }
}
