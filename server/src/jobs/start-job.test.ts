import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startJob } from './start-job.ts'

const MINUTE_MS = 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('runs at once and then repeatedly, never twice at the same time', async () => {
  let runs = 0
  let finish: () => void = () => {}
  const run = () => {
    runs++
    return new Promise<void>((resolve) => {
      finish = resolve
    })
  }
  const job = startJob({ name: 'status', run, log: { error: () => {} } })
  expect(runs).toBe(1)
  await vi.advanceTimersByTimeAsync(3 * MINUTE_MS)
  expect(runs).toBe(1)
  finish()
  await job.firstRun
  await vi.advanceTimersByTimeAsync(1 * MINUTE_MS)
  expect(runs).toBe(2)
  const stopped = job.stop()
  finish()
  await stopped
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS)
  expect(runs).toBe(2)
})

it('logs a failed run and continues', async () => {
  let runs = 0
  const errors: object[] = []
  const run = async () => {
    runs++
    throw new Error('no database')
  }
  const log = { error: (facts: object) => void errors.push(facts) }
  const job = startJob({ name: 'status', run, log: log as never })
  await job.firstRun
  await vi.advanceTimersByTimeAsync(1 * MINUTE_MS)
  expect(runs).toBe(2)
  expect(errors[0]).toMatchObject({ job: 'status' })
  await job.stop()
})
