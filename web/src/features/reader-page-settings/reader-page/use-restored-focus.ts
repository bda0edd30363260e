import { useLayoutEffect, useRef } from 'react'

/**
 * Looks after a list whose rows move when `order` changes. A row that is moved loses the focus in some
 * browsers; so does a button that has no use any more.
 */
export function useRestoredFocus(order: string) {
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<{ readonly code: string; readonly direction: string } | null>(null)
  const shown = useRef(order)
  useLayoutEffect(() => {
    const moved = wanted.current
    if (!moved || shown.current === order) return
    wanted.current = null
    shown.current = order
    const row = list.current?.querySelector(`[data-retailer="${moved.code}"]`)
    const buttons = [...(row?.querySelectorAll('button') ?? [])].filter(({ disabled }) => !disabled)
    const same = buttons.find(({ dataset }) => dataset.direction === moved.direction)
    ;(same ?? buttons[0])?.focus()
  })
  return {
    list,
    /** To be called before the row moves: its button has the focus afterwards too. */
    restoreFocusTo: (code: string, direction: string) => {
      shown.current = order
      wanted.current = { code, direction }
    },
  }
}
