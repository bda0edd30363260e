import { DomainError } from '@everyshelf/domain/messages'
import { expect, it, vi } from 'vitest'
import { createReplicaCheck, preferReplica, type RunQuery } from './prefer-replica.ts'

const NOW = Date.parse('2026-11-21T22:00:00Z')

const respondAs =
  (word: string): RunQuery =>
  () =>
    Promise.resolve(word)
const fails =
  (error: Error): RunQuery =>
  () =>
    Promise.reject(error)

it('queries the replica while its lag is below ten seconds', async () => {
  let heartbeat: number | null = NOW - 10_000
  const open = () =>
    preferReplica(
      respondAs('replica'),
      respondAs('primary'),
      createReplicaCheck({ readHeartbeat: async () => heartbeat, now: () => NOW }),
    )
  expect(await open()('summary', [])).toBe('replica')
  heartbeat = NOW - 10_001
  expect(await open()('summary', [])).toBe('primary')
  heartbeat = null
  expect(await open()('summary', [])).toBe('primary')
})

it('queries the primary when the replica fails or does not have the row yet', async () => {
  const isFresh = async () => true
  const refused = fails(new DomainError('not-found'))
  expect(await preferReplica(refused, respondAs('primary'), isFresh)('overview', [])).toBe(
    'primary',
  )
  const both = preferReplica(fails(new Error('away')), refused, isFresh)
  await expect(both('overview', [])).rejects.toThrow(new DomainError('not-found'))
})

it('pauses before it retries an unreachable replica', async () => {
  const readHeartbeat = vi.fn(() => Promise.reject(new Error('away')))
  const isFresh = createReplicaCheck({ readHeartbeat, now: () => NOW })
  const responses = await Promise.all([isFresh(), isFresh()])
  expect([...responses, await isFresh()]).toEqual([false, false, false])
  expect(readHeartbeat).toHaveBeenCalledTimes(1)
})
