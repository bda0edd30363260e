import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to an element when the focused one has disappeared, such as a clicked example. */
export function useFocusIfLost<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null)
  useEffect(() => {
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true })
  }, [])
  return target
}
