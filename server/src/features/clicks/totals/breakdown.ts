import { clickDimensions, type LocalTime } from '@everyshelf/domain/clicks'
import type { HourlyTotalTable } from '../../../db/tables/click-hourly-total.table.ts'

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

export function addHourlyTotal(breakdown: Breakdown, hourlyTotal: HourlyTotalTable): void {
  const { hits, excludedBecause } = hourlyTotal
  const count = { hits, clicks: excludedBecause === '' ? hits : 0 }
  addToBreakdown(breakdown, 'book', hourlyTotal.identifier, count)
  addToBreakdown(breakdown, 'country', hourlyTotal.country, count)
  addToBreakdown(breakdown, 'seller', hourlyTotal.shop, count)
  addToBreakdown(breakdown, 'device', hourlyTotal.device, count)
  addToBreakdown(breakdown, 'browser', hourlyTotal.browser, count)
  addToBreakdown(breakdown, 'referer', hourlyTotal.refererHost, count)
  addToBreakdown(breakdown, 'hour', String(hourOfWeek(hourlyTotal)), count)
  if (excludedBecause !== '') addToBreakdown(breakdown, 'reason', excludedBecause, count)
}

let weekday = { day: '', first: 0 }

/** The hour of the week, 0 to 167, counted from Monday 00:00. */
function hourOfWeek({ day, hour }: LocalTime): number {
  if (weekday.day !== day) {
    weekday = { day, first: ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) * 24 }
  }
  return weekday.first + hour
}

/**
 * The stored form: one list of value, hits, clicks for each dimension, in order. Values whose counts
 * are zero are omitted.
 *
 * @example formatFigures(new Map([['country', new Map([['DE', { hits: 3, clicks: 2 }]])]])) // '[[],["DE",3,2]]'
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
