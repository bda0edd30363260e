import { expect, it } from 'vitest'
import { groupByFaults } from './group-by-faults.ts'

const START_MS = 1_000_000
const atSecond = (second: number) => START_MS + second * 1000

/** Two requests a second; the latency names the second. NaN: not redirected. */
function loadOf(seconds: number, failedAt: readonly number[] = []) {
  const latenciesMs = Float32Array.from({ length: seconds * 2 }, (_, index) =>
    failedAt.includes(index / 2) ? Number.NaN : Math.floor(index / 2),
  )
  return { startedAtMs: START_MS, ratePerSecond: 2, latenciesMs }
}

it('groups whole seconds into before the first fault, during faults, and after them', () => {
  const faults = [
    { fromMs: atSecond(2) + 900, toMs: atSecond(4) },
    { fromMs: atSecond(13), toMs: atSecond(13) + 100 },
  ]
  const { before, during, after } = groupByFaults(loadOf(22), faults)
  const secondsOf = (latencies: readonly number[]) => [...new Set(latencies)]
  expect(secondsOf(before.latenciesMs)).toEqual([0, 1])
  // A fault counts until five seconds after its end.
  expect(secondsOf(during.latenciesMs)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 13, 14, 15, 16, 17, 18])
  expect(secondsOf(after.latenciesMs)).toEqual([10, 11, 12, 19, 20, 21])
})

it('counts readers who were not redirected apart from latencies', () => {
  const faults = [{ fromMs: atSecond(1), toMs: atSecond(1) }]
  const { before, during } = groupByFaults(loadOf(8, [1, 1.5, 3]), faults)
  expect(before).toEqual({ latenciesMs: [0, 0], failed: 0 })
  expect(during).toEqual({ latenciesMs: [2, 2, 3, 4, 4, 5, 5, 6, 6], failed: 3 })
})

it('has no time after faults when there was none', () => {
  const { before, during, after } = groupByFaults(loadOf(2), [])
  expect(before.latenciesMs).toEqual([0, 0, 1, 1])
  expect([during, after]).toEqual([
    { latenciesMs: [], failed: 0 },
    { latenciesMs: [], failed: 0 },
  ])
})
