import { useEffect, useRef } from 'react'

/** Calls the latest callback when the connection is back. */
export function useOnReconnect(onReconnect: () => void): void {
  const latest = useRef(onReconnect)
  useEffect(() => {
    latest.current = onReconnect
  })
  useEffect(() => {
    const listener = () => latest.current()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [])
}
