import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Returns a function to call before a row moves: the same button of the row has the focus afterward.
 * Some browsers drop the focus of a row that moves, and the button at an end is disabled.
 */
export function useRestoredFocus(list: RefObject<HTMLElement | null>, order: string) {
  const wanted = useRef<{ readonly id: string; readonly button: string } | null>(null)
  const shown = useRef(order)
  useLayoutEffect(() => {
    const moved = wanted.current
    if (!moved || shown.current === order) return
    wanted.current = null
    shown.current = order
    const row = list.current?.querySelector(`[data-row="${moved.id}"]`)
    const buttons = [...(row?.querySelectorAll('button') ?? [])].filter(({ disabled }) => !disabled)
    const same = buttons.find(({ dataset }) => dataset.button === moved.button)
    ;(same ?? buttons[0])?.focus()
  })
  return (id: string, button: string) => {
    shown.current = order
    wanted.current = { id, button }
  }
}
