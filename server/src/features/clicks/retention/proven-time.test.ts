import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createClockSimulation, START } from '../../../testing/clock-simulation.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** 13 months before March 31 is March 3, since February has no day 31. */
const THIRTEEN_MONTHS_MS = 393 * DAY_MS

type ClockWorld = Awaited<ReturnType<typeof createClockSimulation>>

async function expectOnlyOldDeleted(world: ClockWorld): Promise<void> {
  world.hit()
  const before = world.state.provenMs ?? Number.POSITIVE_INFINITY
  expect((await world.deleteOld()).youngestMs).toBeGreaterThan(THIRTEEN_MONTHS_MS)
  expect((world.state.provenMs ?? 0) - before).toBeLessThanOrEqual(DAY_MS)
}

async function runDays(world: ClockWorld, days: number, prove = () => {}): Promise<void> {
  for (let day = 0; day < days; day++) {
    world.state.trueMs += DAY_MS
    prove()
    await expectOnlyOldDeleted(world)
  }
}

describe('proven time', () => {
  it('R52 never deletes a hit younger than 13 months, whatever the clock jumps and restarts', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('clock'), days: fc.integer({ min: -900, max: 900 }) }),
      fc.record({ kind: fc.constant('run'), days: fc.integer({ min: 1, max: 120 }) }),
      fc.record({ kind: fc.constant('off'), days: fc.integer({ min: 0, max: 120 }) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        const world = await createClockSimulation()
        world.hit()
        for (const { kind, days } of steps) {
          if (kind === 'clock') world.state.clockErrorMs = days * DAY_MS
          if (kind === 'off') {
            world.state.trueMs += days * DAY_MS
            await world.restart()
          }
          if (kind === 'run') await runDays(world, days)
          await expectOnlyOldDeleted(world)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('R52 never does so either while other clocks prove the time after an outage', async () => {
    const step = fc.record({
      aheadDays: fc.integer({ min: 0, max: 900 }),
      offDays: fc.integer({ min: 0, max: 60 }),
      days: fc.integer({ min: 0, max: 90 }),
      isHeard: fc.boolean(),
      isConfirmed: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 15 }), async (steps) => {
        const world = await createClockSimulation()
        world.hit()
        for (const { aheadDays, offDays, days, isHeard, isConfirmed } of steps) {
          world.state.clockErrorMs = aheadDays * DAY_MS
          world.state.trueMs += offDays * DAY_MS
          await world.restart()
          await runDays(world, days, () => {
            if (isHeard) world.hearTrueTime()
            if (isConfirmed) world.state.confirmedMs = world.state.trueMs
          })
        }
      }),
      { numRuns: 60 },
    )
  })

  it('R52 deletes each hit after 13 months on a running server', async () => {
    const world = await createClockSimulation()
    for (let day = 0; day < 500; day++) {
      world.hit()
      for (let run = 0; run < 4; run++) {
        expect((await world.deleteOld()).result).toBeNull()
        world.state.trueMs += 6 * HOUR_MS
      }
    }
    expect(world.countHits()).toBeGreaterThan(390)
    expect(world.countHits()).toBeLessThan(400)
  })

  it('R52 stops after a month without power, and catches up one day per run once another clock agrees', async () => {
    const world = await createClockSimulation()
    world.hit()
    await world.deleteOld()
    world.state.trueMs += 30 * DAY_MS
    await world.restart()
    expect((await world.deleteOld()).result).toBe(
      'Old clicks were not deleted: the clock says 2026-12-21, but the server can only prove the time up to 2026-11-21. If the clock is right, run: pnpm confirm:date 2026-12-21',
    )
    expect(world.state.provenMs).toBe(START)
    world.hearTrueTime()
    expect((await world.deleteOld()).result).toBe('Catching up one day per run: 29 days left')
    expect(world.state.provenMs).toBe(START + DAY_MS)
    for (let run = 0; run < 26; run++) await world.deleteOld()
    expect((await world.deleteOld()).result).toBeNull()
    expect(world.state.provenMs).toBe(START + 28 * DAY_MS)
  })

  it('R52 accepts the date that the operator confirms, also after the next restart', async () => {
    const world = await createClockSimulation()
    world.hit()
    await world.deleteOld()
    world.state.trueMs += 30 * DAY_MS
    world.state.confirmedMs = world.state.trueMs
    await world.restart()
    await world.deleteOld()
    await world.restart()
    expect((await world.deleteOld()).result).toBe('Catching up one day per run: 28 days left')
  })

  it('R52 reports a clock behind the proven time, and accepts an earlier date from the operator', async () => {
    const world = await createClockSimulation()
    world.hit()
    await world.deleteOld()
    world.state.clockErrorMs = -20 * DAY_MS
    expect((await world.deleteOld()).result).toContain(
      'the clock says 2026-11-01, but 2026-11-21 has already passed. Set the clock.',
    )
    world.state.provenMs = START - 20 * DAY_MS
    for (let run = 0; run < 5; run++) expect((await world.deleteOld()).result).toBeNull()
    expect(world.state.provenMs).toBe(START - 20 * DAY_MS)
  })

  it('R52 has nothing to prove before the first hit', async () => {
    const world = await createClockSimulation()
    world.state.clockErrorMs = 900 * DAY_MS
    expect(await world.deleteOld()).toMatchObject({ result: null, deleted: 0 })
    expect(world.state.provenMs).toBeNull()
  })
})
