import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
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

  useEffect(() => {
    if (!isDragging) return undefined
    const cancel = (event: KeyboardEvent) => event.key === 'Escape' && setDrag(null)
    document.addEventListener('keydown', cancel)
    let frame = requestAnimationFrame(function scroll() {
      const isUp = pointerY.current < EDGE_PX
      const isDown = pointerY.current > window.innerHeight - EDGE_PX
      if (isUp || isDown) window.scrollBy(0, isUp ? -SCROLL_PX : SCROLL_PX)
      frame = requestAnimationFrame(scroll)
    })
    return () => {
      document.removeEventListener('keydown', cancel)
      cancelAnimationFrame(frame)
    }
  }, [isDragging])

  const follow = (id: string, y: number) => {
    pointerY.current = y
    const rows = [...(list.current?.children ?? [])] as HTMLElement[]
    const others = rows.filter(({ dataset }) => dataset.row !== id)
    const target = others.filter((row) => {
      const { top, height } = row.getBoundingClientRect()
      return y > top + height / 2
    }).length
    setDrag((before) => (before?.id === id && before.target === target ? before : { id, target }))
  }

  return {
    /** The rows in the order in which they are shown now. */
    shown: drag ? moveItem(ids, drag.id, drag.target) : ids,
    draggedId: drag?.id ?? null,
    handleProps: (id: string) => ({
      onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        follow(id, event.clientY)
      },
      onPointerMove: ({ clientY }: ReactPointerEvent) => {
        if (drag?.id === id) follow(id, clientY)
      },
      onPointerUp: () => {
        if (drag?.id === id) onDrop(id, drag.target)
        setDrag(null)
      },
      onPointerCancel: () => setDrag(null),
    }),
  }
}
