import { type RefObject, useEffect, useRef } from 'react'

type Dismissal = 'escape' | 'outside'

/** Calls back on Escape and when the pointer or the focus goes outside the container. */
export function useDismiss(
  container: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: (cause: Dismissal) => void,
): void {
  const latest = useRef(onDismiss)
  useEffect(() => {
    latest.current = onDismiss
  })
  useEffect(() => {
    if (!isOpen) return
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !container.current?.contains(target)) latest.current('outside')
    }
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && latest.current('escape')
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', onKey)
    }
  }, [isOpen, container])
}
