import type { LinkFilter, LinkSelection } from '@everyshelf/domain/schemas'
import { useRef, useState } from 'react'
import type { SavedLink } from '../../../lib/links/saved-link.ts'

/** Some loaded links, or all that match the filter, with exceptions. */
interface Selected {
  readonly isAll: boolean
  /** The selected ids; with `isAll` the exceptions. */
  readonly ids: ReadonlySet<string>
  /** The filter that the selection was made with. */
  readonly filter: string
}

/** Which links of the list are selected. A new filter clears the selection. */
export function useLinkSelection(links: readonly SavedLink[], total: number, filter: LinkFilter) {
  const filterKey = JSON.stringify(filter)
  const none: Selected = { isAll: false, ids: new Set(), filter: filterKey }
  const [stored, setStored] = useState(none)
  const lastId = useRef<string | null>(null)
  const { isAll, ids } = stored.filter === filterKey ? stored : none
  const isSelected = (id: string) => ids.has(id) !== isAll
  // A link that was removed meanwhile is not selected.
  const selected = isAll ? null : links.filter(({ id }) => ids.has(id))
  const count = selected ? selected.length : Math.max(total - ids.size, 0)

  const setAll = (all: boolean, next: Iterable<string>) =>
    setStored({ isAll: all, ids: new Set(next), filter: filterKey })

  /** With Shift, all rows since the last selected one. */
  const select = (id: string, isOn: boolean, withShift: boolean) => {
    const order = links.map((link) => link.id)
    const [from, to] = [order.indexOf(lastId.current ?? id), order.indexOf(id)]
    const range =
      withShift && from >= 0 ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
    const next = new Set(ids)
    for (const one of range) {
      if (isOn === isAll) next.delete(one)
      else next.add(one)
    }
    setAll(isAll, next)
    lastId.current = id
  }

  return {
    count,
    total,
    isSelected,
    /** The selected links; null if not all of them are loaded. */
    selected:
      selected ?? (links.length === total ? links.filter(({ id }) => isSelected(id)) : null),
    request: (isAll
      ? { filter, except: [...ids] }
      : { ids: (selected ?? []).map(({ id }) => id) }) satisfies LinkSelection,
    select,
    toggle: (id: string, withShift: boolean) => select(id, withShift || !isSelected(id), withShift),
    selectAll: () => setAll(true, []),
    clear: () => setAll(false, []),
  }
}

export type LinkListSelection = ReturnType<typeof useLinkSelection>
