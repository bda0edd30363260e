import { type RefObject, useEffect, useRef } from 'react'

/** Takes the focus when what had it is gone, as an example that was picked; never from a field. */
export function useLostFocus<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null)
  useEffect(() => {
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true })
  }, [])
  return target
}
