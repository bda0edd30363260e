import { expect, it } from 'vitest'
import { findRate, type RateStep } from './find-rate.ts'

function measureMachine(mostPerSecond: number, misses: readonly number[] = []) {
  const rates: number[] = []
  const measure = async (ratePerSecond: number): Promise<RateStep> => {
    const isFirstTime = !rates.includes(ratePerSecond)
    rates.push(ratePerSecond)
    const isHeld =
      ratePerSecond <= mostPerSecond && !(isFirstTime && misses.includes(ratePerSecond))
    return { ratePerSecond, p99Ms: isHeld ? 20 : 900, failed: 0 }
  }
  return { rates, measure }
}

it('raises the rate by a quarter until the slowest requests take too long twice', async () => {
  const { rates, measure } = measureMachine(400)
  expect(await findRate({ measure, firstRate: 256, log: () => {} })).toBe(400)
  expect(rates).toEqual([256, 320, 400, 500, 500])
})

it('measures a step again, because another program may have disturbed it', async () => {
  const { rates, measure } = measureMachine(320, [320])
  expect(await findRate({ measure, firstRate: 256, log: () => {} })).toBe(320)
  expect(rates).toEqual([256, 320, 320, 400, 400])
})

it('holds no rate at which a reader is not redirected', async () => {
  const measure = async (ratePerSecond: number) => ({
    ...{ ratePerSecond, p99Ms: 5 },
    failed: ratePerSecond > 256 ? 1 : 0,
  })
  expect(await findRate({ measure, firstRate: 256, log: () => {} })).toBe(256)
})

it('refuses a machine that does not even hold the first rate', async () => {
  const { measure } = measureMachine(100)
  await expect(findRate({ measure, firstRate: 256, log: () => {} })).rejects.toThrow('256')
})
