import { DomainError } from '@everyshelf/domain/messages'
import { expect, it, vi } from 'vitest'
import { createFreshness, preferReplica, type Read } from './prefer-replica.ts'

const NOW = Date.parse('2026-11-21T22:00:00Z')

const says =
  (word: string): Read =>
  () =>
    Promise.resolve(word)
const fails =
  (error: Error): Read =>
  () =>
    Promise.reject(error)

it('reads from the replica while it is less than ten seconds behind', async () => {
  let beat: number | null = NOW - 10_000
  const open = () =>
    preferReplica(
      says('replica'),
      says('primary'),
      createFreshness({ readBeat: async () => beat, now: () => NOW }),
    )
  expect(await open()('summary', [])).toBe('replica')
  beat = NOW - 10_001
  expect(await open()('summary', [])).toBe('primary')
  beat = null
  expect(await open()('summary', [])).toBe('primary')
})

it('asks the primary for what the replica does not answer, or has not heard of yet', async () => {
  const isFresh = async () => true
  const refused = fails(new DomainError('not-found'))
  expect(await preferReplica(refused, says('primary'), isFresh)('overview', [])).toBe('primary')
  const both = preferReplica(fails(new Error('away')), refused, isFresh)
  await expect(both('overview', [])).rejects.toThrow(new DomainError('not-found'))
})

it('leaves a replica alone for a while that does not answer', async () => {
  const readBeat = vi.fn(() => Promise.reject(new Error('away')))
  const isFresh = createFreshness({ readBeat, now: () => NOW })
  const answers = await Promise.all([isFresh(), isFresh()])
  expect([...answers, await isFresh()]).toEqual([false, false, false])
  expect(readBeat).toHaveBeenCalledTimes(1)
})
