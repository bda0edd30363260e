import { type RefObject, useLayoutEffect, useRef } from 'react'

interface RestoredFocus {
  readonly list: RefObject<HTMLUListElement | null>
  /** To be called before the row moves: its button has the focus afterwards too. */
  readonly restoreFocusTo: (code: string, direction: string) => void
}

/**
 * Looks after a list whose rows move when `order` changes. A row that is moved loses the focus in some
 * browsers; so does a button that has no use any more.
 */
export function useRestoredFocus(order: string): RestoredFocus {
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
    restoreFocusTo: (code, direction) => {
      shown.current = order
      wanted.current = { code, direction }
    },
  }
}
