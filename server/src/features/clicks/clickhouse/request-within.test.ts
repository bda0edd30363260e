import { expect, it } from 'vitest'
import { isDatabaseUnavailable } from '../../../db/unavailable.ts'
import { requestWithin } from './clickhouse.ts'

const failureOf = async (response: Promise<unknown>) =>
  await response.then(
    () => 'no failure',
    (error: unknown) => error,
  )

it('says that a server which does not answer in time is unavailable', async () => {
  const silent = requestWithin(20, async (signal) => {
    await new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('The user aborted a request.')))
    })
  })
  const failure = await failureOf(silent)
  expect(failure).toMatchObject({ message: 'ClickHouse did not answer within 0.02 seconds' })
  expect(isDatabaseUnavailable(failure)).toBe(true)
})

it('passes on results and other errors', async () => {
  expect(await requestWithin(1000, async () => 7)).toBe(7)
  const error = new Error('Table x does not exist')
  expect(await failureOf(requestWithin(1000, async () => await Promise.reject(error)))).toBe(error)
})

it('S18 stops waiting for a request that does not end when it should', async () => {
  const endless = requestWithin(20, async () => await new Promise(() => {}))
  expect(await failureOf(endless)).toMatchObject({
    message: 'ClickHouse did not answer within 0.02 seconds',
  })
})
