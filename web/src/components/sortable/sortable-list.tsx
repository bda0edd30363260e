import { classNames, IconButton } from '@everyshelf/ui/primitives'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import {
  type ReactNode,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { moveItem } from './move-item.ts'
import { useRestoredFocus } from './use-restored-focus.ts'

interface SortableItem {
  readonly id: string
  /** What the buttons and the announcements call it. */
  readonly name: string
}

interface SortableListProps<Item extends SortableItem> {
  readonly label: string
  readonly items: readonly Item[]
  /** Gets the IDs of all items in their new order. Resolves to false to put them back. */
  readonly onOrder: (ids: readonly string[]) => undefined | Promise<boolean>
  readonly renderItem: (item: Item) => ReactNode
}

/** Where the keys move a row whose handle has the focus. */
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/** A list that its user sorts by dragging, with buttons, or with keys. */
export function SortableList<Item extends SortableItem>({
  label,
  items,
  onOrder,
  renderItem,
}: SortableListProps<Item>) {
  const list = useRef<HTMLOListElement>(null)
  const hintId = useId()
  const [announcement, setAnnouncement] = useState('')
  const { ids, setOrder } = usePendingOrder(items)
  const restoreFocusTo = useRestoredFocus(list, ids.join())

  const move = (id: string, to: number) => {
    const after = moveItem(ids, id, to)
    if (after === ids) return
    const name = items.find((item) => item.id === id)?.name ?? ''
    setAnnouncement(`${name}: ${after.indexOf(id) + 1} of ${after.length}`)
    setOrder(after)
    void onOrder(after)?.then((isDone) => isDone || setOrder(null))
  }
  const { draggedId, positionOf, handleProps } = useDraggedRow(list, ids, move)

  return (
    <>
      <ol
        ref={list}
        aria-label={label}
        className="m-0 flex list-none flex-col border-b border-rule p-0"
      >
        {ids.map((id, index) => {
          const item = items.find((one) => one.id === id)
          if (!item) return null
          const step = (by: -1 | 1, button: string) => {
            restoreFocusTo(id, button)
            move(id, index + by)
          }
          return (
            <li
              key={id}
              data-row={id}
              style={draggedId ? { order: positionOf(id) } : undefined}
              className={classNames(
                'flex items-center gap-1 border-t border-rule bg-paper py-2 sm:gap-2',
                draggedId === id && 'relative z-10 rounded-md shadow-float',
              )}
            >
              <IconButton
                {...handleProps(id)}
                data-button="handle"
                label={`Move ${item.name}`}
                aria-describedby={hintId}
                icon={<GripVertical />}
                className="cursor-grab touch-none active:cursor-grabbing"
                onKeyDown={(event) => {
                  const next = steps[event.key]
                  if (!next) return
                  event.preventDefault()
                  restoreFocusTo(id, 'handle')
                  move(id, next(index, ids.length))
                }}
              />
              <div className="min-w-0 flex-1">{renderItem(item)}</div>
              <span className="flex flex-col sm:flex-row">
                <IconButton
                  data-button="up"
                  label={`Move ${item.name} up`}
                  icon={<ArrowUp />}
                  disabled={index === 0}
                  className="disabled:invisible max-sm:h-8"
                  onClick={() => step(-1, 'up')}
                />
                <IconButton
                  data-button="down"
                  label={`Move ${item.name} down`}
                  icon={<ArrowDown />}
                  disabled={index === ids.length - 1}
                  className="disabled:invisible max-sm:h-8"
                  onClick={() => step(1, 'down')}
                />
              </span>
            </li>
          )
        })}
      </ol>
      <p id={hintId} hidden>
        Drag, or press the arrow keys, Home, or End to move.
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

/** The new order, until the items come in it. */
function usePendingOrder(items: readonly SortableItem[]) {
  const given = items.map(({ id }) => id)
  const key = given.join()
  const [pending, setPending] = useState<{ key: string; ids: readonly string[] } | null>(null)
  if (pending && pending.key !== key) setPending(null)
  return {
    ids: pending?.key === key ? pending.ids : given,
    setOrder: (ids: readonly string[] | null) => setPending(ids && { key, ids }),
  }
}

/** Near the edge of the window, the page scrolls while a row is dragged. */
const EDGE_PX = 70
const SCROLL_PX = 14

interface Drag {
  readonly id: string
  /** Where the row would be dropped. */
  readonly target: number
}

/** Drags rows of a list by a handle, with a mouse, a pen, or a finger. Escape puts the row back. */
function useDraggedRow(
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
