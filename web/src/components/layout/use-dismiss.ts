import { type RefObject, useEffect, useRef } from 'react'

type Dismissal = 'escape' | 'elsewhere'

/** Closes what is open by Escape, and when the pointer or the focus goes elsewhere. */
export function useDismiss(
  whole: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: (how: Dismissal) => void,
): void {
  const latest = useRef(onDismiss)
  useEffect(() => {
    latest.current = onDismiss
  })
  useEffect(() => {
    if (!isOpen) return
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !whole.current?.contains(target)) latest.current('elsewhere')
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
  }, [isOpen, whole])
}
