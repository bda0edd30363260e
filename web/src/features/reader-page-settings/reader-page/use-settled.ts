import { useEffect, useState } from 'react'

const PAUSE_MS = 300

/** The value after it has not changed for a moment, so that each typed letter loads no page. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
