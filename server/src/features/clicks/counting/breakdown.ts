import { clickDimensions } from '@everyshelf/domain/clicks'

/** What hits are counted by; `hour` is one of the week's 168, counted from Monday 00:00. */
export const breakdownDimensions = ['book', ...clickDimensions] as const
export type BreakdownDimension = (typeof breakdownDimensions)[number]

export interface Count {
  hits: number
  clicks: number
}

/** The counts of each value, by dimension. The empty value stands for unknown. */
export type Breakdown = Map<BreakdownDimension, Map<string, Count>>

export function addToBreakdown(
  breakdown: Breakdown,
  dimension: BreakdownDimension,
  value: string,
  { hits, clicks }: Readonly<Count>,
): void {
  addCount(getValues(breakdown, dimension), value, hits, clicks)
}

function getValues(breakdown: Breakdown, dimension: BreakdownDimension): Map<string, Count> {
  let values = breakdown.get(dimension)
  if (!values) {
    values = new Map()
    breakdown.set(dimension, values)
  }
  return values
}

function addCount(values: Map<string, Count>, value: string, hits: number, clicks: number): void {
  const known = values.get(value)
  if (known) {
    known.hits += hits
    known.clicks += clicks
  } else {
    values.set(value, { hits, clicks })
  }
}

export function mergeBreakdown(breakdown: Breakdown, added: Breakdown): void {
  for (const [dimension, values] of added) {
    for (const [value, count] of values) addToBreakdown(breakdown, dimension, value, count)
  }
}

/**
 * The stored form: one list of value, hits, clicks for each dimension, in order. Values whose counts
 * are zero are omitted.
 *
 * @example formatBreakdown(new Map([['country', new Map([['DE', { hits: 3, clicks: 2 }]])]])) // '[[],["DE",3,2]]'
 */
export function formatBreakdown(breakdown: Breakdown): string {
  const lists = breakdownDimensions.map((dimension) => {
    const list: (string | number)[] = []
    for (const [value, { hits, clicks }] of breakdown.get(dimension) ?? []) {
      if (hits !== 0 || clicks !== 0) list.push(value, hits, clicks)
    }
    return list
  })
  const last = lists.findLastIndex(({ length }) => length > 0)
  return JSON.stringify(lists.slice(0, last + 1))
}

/** Adds a breakdown in its stored form. */
export function mergeStoredBreakdown(breakdown: Breakdown, text: string): void {
  const lists: (string | number)[][] = JSON.parse(text)
  for (const [index, list] of lists.entries()) {
    const dimension = breakdownDimensions[index]
    if (!dimension || list.length === 0) continue
    const values = getValues(breakdown, dimension)
    for (let at = 0; at < list.length; at += 3) {
      addCount(values, String(list[at]), Number(list[at + 1]), Number(list[at + 2]))
    }
  }
}
