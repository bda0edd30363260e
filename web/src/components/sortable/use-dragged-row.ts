import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { moveItem } from './move-item.ts'

/** Near the edge of the window, the page scrolls while a row is dragged. */
const EDGE_PX = 70
const SCROLL_PX = 14

interface Drag {
  readonly id: string
  /** Where the row would be dropped. */
  readonly target: number
}

/** Drags rows of a list by a handle, with a mouse, a pen, or a finger. Escape puts the row back. */
export function useDraggedRow(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onDrop: (id: string, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const pointerY = useRef(0)
  const isDragging = drag !== null

  const follow = (id: string) => {
    const rows = [...(list.current?.children ?? [])] as HTMLElement[]
    const target = rows.filter((row) => {
      const { top, height } = row.getBoundingClientRect()
      return row.dataset.row !== id && pointerY.current > top + height / 2
    }).length
    setDrag((before) => (before?.id === id && before.target === target ? before : { id, target }))
  }
  const scrollAndFollow = useEffectEvent(() => {
    const isUp = pointerY.current < EDGE_PX
    const isDown = pointerY.current > window.innerHeight - EDGE_PX
    if (!drag || !(isUp || isDown)) return
    window.scrollBy(0, isUp ? -SCROLL_PX : SCROLL_PX)
    follow(drag.id)
  })

  useEffect(() => {
    if (!isDragging) return undefined
    const cancel = (event: KeyboardEvent) => event.key === 'Escape' && setDrag(null)
    document.addEventListener('keydown', cancel)
    let frame = requestAnimationFrame(function next() {
      scrollAndFollow()
      frame = requestAnimationFrame(next)
    })
    return () => {
      document.removeEventListener('keydown', cancel)
      cancelAnimationFrame(frame)
    }
  }, [isDragging])

  const shown = drag ? moveItem(ids, drag.id, drag.target) : ids
  return {
    draggedId: drag?.id ?? null,
    /** Where a row is shown now. The rows stay where they are in the document, which keeps the pointer. */
    positionOf: (id: string) => shown.indexOf(id),
    handleProps: (id: string) => ({
      onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        pointerY.current = event.clientY
        follow(id)
      },
      onPointerMove: ({ clientY }: ReactPointerEvent) => {
        if (drag?.id !== id) return
        pointerY.current = clientY
        follow(id)
      },
      onPointerUp: () => {
        if (drag?.id === id) onDrop(id, drag.target)
        setDrag(null)
      },
      onPointerCancel: () => setDrag(null),
    }),
  }
}
