/**
 * Moves one item of a list. Positions outside the list mean its ends.
 *
 * @example moveItem(['a', 'b', 'c'], 'a', 2) // ['b', 'c', 'a']
 */
export function moveItem<Item>(items: readonly Item[], item: Item, to: number): readonly Item[] {
  const from = items.indexOf(item)
  const target = Math.max(0, Math.min(items.length - 1, to))
  if (from < 0 || from === target) return items
  return items.toSpliced(from, 1).toSpliced(target, 0, item)
}
