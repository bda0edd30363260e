import { useEffect, useState } from 'react'

export function useCountdown(seconds: number) {
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * 1000)
  const [now, setNow] = useState(Date.now)
  const secondsLeft = Math.max(0, Math.ceil((endsAt - now) / 1000))
  const isRunning = secondsLeft > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return {
    secondsLeft,
    restart: (newSeconds: number) => {
      setNow(Date.now())
      setEndsAt(Date.now() + newSeconds * 1000)
    },
  }
}
