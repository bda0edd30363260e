import { type CSSProperties, type PointerEvent, useEffect, useRef, useState } from 'react'

interface Drag {
  readonly from: number
  readonly to: number
  /** How far the row has moved, in pixels. */
  readonly offset: number
}

interface Start {
  readonly pageY: number
  /** The middle of each row on the page. */
  readonly middles: readonly number[]
  readonly heights: readonly number[]
}

/** Scrolls when the pointer is this near to an edge of the window. */
const EDGE_PX = 64
const SCROLL_STEP_PX = 12

/**
 * Reorders a list by dragging handles. The rows move on screen only, and the list changes when the
 * pointer is released: moving a captured element in the document would end the drag.
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const rows = useRef(new Map<number, HTMLElement>())
  const start = useRef<Start>(undefined)
  const [drag, setDrag] = useState<Drag | null>(null)
  const isDragging = drag !== null

  useEffect(() => {
    if (!isDragging) return
    const cancel = ({ key }: KeyboardEvent) => key === 'Escape' && setDrag(null)
    window.addEventListener('keydown', cancel)
    return () => window.removeEventListener('keydown', cancel)
  }, [isDragging])

  const rowProps = (index: number) => ({
    ref: (row: HTMLElement | null) => {
      if (row) rows.current.set(index, row)
      else rows.current.delete(index)
    },
    style: styleOf(index, drag, start.current),
    'data-dragged': drag?.from === index || undefined,
  })

  const handleProps = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = measure(rows.current, event.pageY)
      setDrag({ from: index, to: index, offset: 0 })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = start
      if (!drag || !current) return
      scrollAtEdge(event.clientY)
      const offset = event.pageY - current.pageY
      setDrag({ from: drag.from, to: findPlace(drag.from, offset, current), offset })
    },
    onPointerUp: () => {
      if (drag && drag.from !== drag.to) onMove(drag.from, drag.to)
      setDrag(null)
    },
    onPointerCancel: () => setDrag(null),
  })

  return { rowProps, handleProps, isDragging }
}

function measure(rows: ReadonlyMap<number, HTMLElement>, pageY: number): Start {
  const boxes = [...rows.keys()]
    .toSorted((a, b) => a - b)
    .map((index) => rows.get(index)?.getBoundingClientRect() ?? new DOMRect())
  return {
    pageY,
    middles: boxes.map(({ top, height }) => top + height / 2 + window.scrollY),
    heights: boxes.map(({ height }) => height),
  }
}

function findPlace(from: number, offset: number, { middles }: Start): number {
  const middle = (middles[from] ?? 0) + offset
  const before = middles.filter((other, index) => index < from && other > middle).length
  const after = middles.filter((other, index) => index > from && other < middle).length
  return from - before + after
}

function styleOf(index: number, drag: Drag | null, start: Start | undefined): CSSProperties {
  if (!drag || !start) return {}
  const { from, to, offset } = drag
  if (index === from)
    return { transform: `translateY(${offset}px)`, position: 'relative', zIndex: 5 }
  const height = start.heights[from] ?? 0
  const isPassedDown = index > from && index <= to
  const isPassedUp = index < from && index >= to
  const shift = isPassedDown ? -height : isPassedUp ? height : 0
  return { transform: `translateY(${shift}px)`, transition: 'transform 150ms' }
}

function scrollAtEdge(clientY: number): void {
  if (clientY < EDGE_PX) window.scrollBy(0, -SCROLL_STEP_PX)
  else if (clientY > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_STEP_PX)
}
