import { useEffect, useState } from 'react'

/** A text after it has not changed for a moment, so that each typed letter loads nothing. */
export function useSettled(text: string, pauseMs: number): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text, pauseMs])
  return settled
}
