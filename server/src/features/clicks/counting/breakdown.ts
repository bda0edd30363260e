import { clickDimensions } from '@everyshelf/domain/clicks'

/** What clicks are counted by; `hour` is one of the week's 168, counted from Monday 00:00. */
export const breakdownDimensions = ['book', ...clickDimensions] as const
export type BreakdownDimension = (typeof breakdownDimensions)[number]

/**
 * How many clicks have each value, by dimension; for exclusion reasons, how many hits. The empty value stands
 * for unknown.
 */
export type Breakdown = Map<BreakdownDimension, Map<string, number>>

export function addCount<Key>(
  counts: Map<Key, Map<string, number>>,
  key: Key,
  value: string,
  count: number,
): void {
  let values = counts.get(key)
  if (!values) {
    values = new Map()
    counts.set(key, values)
  }
  values.set(value, count + (values.get(value) ?? 0))
}

/**
 * The stored form: one list of values and counts for each dimension, in order.
 *
 * @example formatBreakdown(new Map([['country', new Map([['DE', 2]])]])) // '[[],["DE",2]]'
 */
export function formatBreakdown(breakdown: Breakdown): string {
  const lists = breakdownDimensions.map((dimension) => [...(breakdown.get(dimension) ?? [])].flat())
  const last = lists.findLastIndex(({ length }) => length > 0)
  return JSON.stringify(lists.slice(0, last + 1))
}

/** Adds a breakdown in its stored form. */
export function mergeStoredBreakdown(merged: Breakdown, text: string): void {
  const lists: (string | number)[][] = JSON.parse(text)
  for (const [index, list] of lists.entries()) {
    const dimension = breakdownDimensions[index]
    for (let at = 0; dimension && at < list.length; at += 2) {
      addCount(merged, dimension, String(list[at]), Number(list[at + 1]))
    }
  }
}
