import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isDialogOpen, isSingleKeyDisabled } from '../../../lib/page/single-key-shortcuts.ts'

interface SelectionKeys {
  readonly onToggle: (id: string, withShift: boolean) => void
  readonly onClear: () => void
  readonly hasSelection: boolean
}

/**
 * X selects the row that has the focus or is under the pointer, with Shift a range. The arrow keys go
 * from checkbox to checkbox, and Escape clears the selection. Rows have the attribute `data-link-id`.
 */
export function useSelectionKeys(
  list: RefObject<HTMLElement | null>,
  { onToggle, onClear, hasSelection }: SelectionKeys,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    const isDone =
      selectRow(event) || moveFocus(event) || (event.key === 'Escape' && clear(event.target))
    if (isDone) event.preventDefault()
  })

  function selectRow(event: KeyboardEvent): boolean {
    if (event.key.toLowerCase() !== 'x' || isSingleKeyDisabled(event)) return false
    const id = findRow(event.target)?.dataset.linkId
    if (id) onToggle(id, event.shiftKey)
    return id !== undefined
  }

  function findRow(target: EventTarget | null): HTMLElement | null {
    const focused = target instanceof Element ? target.closest('[data-link-id]') : null
    const row = focused ?? list.current?.querySelector('[data-link-id]:hover')
    return row instanceof HTMLElement ? row : null
  }

  function moveFocus({ key, target, shiftKey }: KeyboardEvent): boolean {
    const by = { ArrowDown: 1, ArrowUp: -1 }[key]
    if (!by || !(target instanceof HTMLInputElement) || target.type !== 'checkbox') return false
    const boxes = [...(list.current?.querySelectorAll<HTMLInputElement>(ROW_BOXES) ?? [])]
    const next = boxes[boxes.indexOf(target) + by]
    if (!boxes.includes(target) || !next) return false
    next.focus()
    const id = findRow(next)?.dataset.linkId
    if (shiftKey && id) onToggle(id, true)
    return true
  }

  function clear(target: EventTarget | null): boolean {
    const isField = target instanceof HTMLInputElement && target.type === 'search'
    if (!hasSelection || isDialogOpen() || isField) return false
    onClear()
    return true
  }

  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

const ROW_BOXES = '[data-link-id] input[type=checkbox]'
