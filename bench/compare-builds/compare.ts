import { expectedDifferences } from './expected.ts'
import type { Recorded } from './recording.ts'

interface Difference {
  /** The path to the value in the response; empty for the whole response. */
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

interface Result {
  equal: number
  expected: number
  different: number
}

const SHOWN = 5
const SHOWN_LENGTH = 160

/** Prints a line for each group and the first differences; true if all are expected. */
export function compareRecordings(
  before: readonly Recorded[],
  after: readonly Recorded[],
): boolean {
  const later = new Map(after.map((one) => [one.name, one]))
  const names = new Set(before.map(({ name }) => name))
  const pairs = [
    ...before.map((one) => ({ ...one, other: later.get(one.name)?.response })),
    ...after
      .filter(({ name }) => !names.has(name))
      .map((one) => ({ ...one, response: undefined, other: one.response })),
  ]
  const results = new Map<string, Result>()
  const shown: string[] = []
  for (const { group, name, response, other } of pairs) {
    const result = results.get(group) ?? { equal: 0, expected: 0, different: 0 }
    results.set(group, result)
    const found = listDifferences(response, other)
    const unexpected = found.filter(({ field }) => !isExpected(name, field))
    if (found.length === 0) result.equal++
    else if (unexpected.length === 0) result.expected++
    else result.different++
    if (unexpected.length > 0 && result.different <= SHOWN) shown.push(describe(name, unexpected))
  }
  console.table(Object.fromEntries(results))
  for (const text of shown) console.log(text)
  return [...results.values()].every(({ different }) => different === 0)
}

function isExpected(name: string, field: string): boolean {
  return expectedDifferences.some((one) => one.response.test(name) && one.field.test(field))
}

function describe(name: string, differences: readonly Difference[]): string {
  const lines = differences
    .slice(0, SHOWN)
    .map(({ field, before, after }) => `    ${field}: ${show(before)} → ${show(after)}`)
  return [`  ${name}`, ...lines].join('\n')
}

function show(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, SHOWN_LENGTH)
}

/** @example listDifferences({ a: [1] }, { a: [2] }) // [{ field: 'a.0', before: 1, after: 2 }] */
function listDifferences(before: unknown, after: unknown, field = ''): Difference[] {
  if (Object.is(before, after)) return []
  if (!isObject(before) || !isObject(after)) return [{ field, before, after }]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) =>
    listDifferences(before[key], after[key], field === '' ? key : `${field}.${key}`),
  )
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
