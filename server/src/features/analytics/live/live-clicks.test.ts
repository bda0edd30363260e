import { afterEach, describe, expect, it, vi } from 'vitest'
import { sampleHit } from '../../../testing/sample-hit.ts'
import type { ClickQueries, OwnedHit } from '../../clicks/click-store.ts'
import { timeOfHitId } from '../../clicks/hit-id.ts'
import { MAX_QUEUED } from './listener.ts'
import { createLiveClicks, type LiveClicks } from './live-clicks.ts'

const ada = { id: 's1', userId: 'ada' }

const START = Date.UTC(2026, 0, 1)

let clicks: LiveClicks | undefined
afterEach(() => clicks?.stop())

function hitOf(number: number): OwnedHit {
  const { visitorHash: _hash, ...values } = sampleHit
  const stored = { openedAt: '2026-11-21T20:00', newReader: 0 }
  return { ...values, ...stored, ownerId: 'ada', id: BigInt(number) }
}

/** A database with the `stored` hits that counts its queries. */
function useLiveClicks(limits: object = {}, lagMs = () => 0) {
  const stored: OwnedHit[] = []
  const listNewest = vi.fn<ClickQueries['listNewest']>(async (_owners, _from, limit) =>
    limit > MAX_QUEUED ? stored.toReversed() : [],
  )
  clicks = createLiveClicks({
    listNewest,
    lagMs,
    repo: { listAllowedSessions: async (ids) => new Set(ids) },
    log: { warn: () => {} },
    // Before the first id: everything stored is new.
    now: () => START,
    limits: { pollEveryMs: 5, ...limits },
  })
  /** The owners of each poll. A stream that begins lists its recent hits itself. */
  const listPolls = () =>
    listNewest.mock.calls.flatMap(([owners, , limit]) => (limit > MAX_QUEUED ? [owners] : []))
  return { live: clicks, stored, listPolls, listNewest }
}

async function waitForPolls(listPolls: () => unknown[], more: number): Promise<void> {
  const before = listPolls().length
  await vi.waitFor(() => expect(listPolls().length).toBeGreaterThanOrEqual(before + more))
}

describe('createLiveClicks', () => {
  it('polls the database once for all streams, and not at all without streams', async () => {
    const { live, stored, listPolls } = useLiveClicks()
    const streams = Array.from({ length: 5 }, () => live.listen(ada, undefined))
    for (const stream of streams) await stream.next()
    stored.push(hitOf(1))
    for (const stream of streams) expect((await stream.next()).value).toEqual([hitOf(1)])
    expect(new Set(listPolls().map((owners) => owners.join()))).toEqual(new Set(['ada']))
    for (const stream of streams) await stream.return()
    expect(live.countStreams()).toBe(0)
    const polled = listPolls().length
    const late = live.listen({ id: 's2', userId: 'bob' }, undefined)
    await late.next()
    await vi.waitFor(() => expect(listPolls().length).toBeGreaterThan(polled))
    expect(listPolls().at(polled)).toEqual(['bob'])
  })

  it('queues the newest 20 for a slow stream', async () => {
    const { live, stored, listPolls } = useLiveClicks()
    const stream = live.listen(ada, undefined)
    await stream.next()
    stored.push(...Array.from({ length: 30 }, (_, index) => hitOf(index + 1)))
    await waitForPolls(listPolls, 2)
    stored.push(hitOf(31))
    await waitForPolls(listPolls, 2)
    const { value } = await stream.next()
    expect(value).toHaveLength(20)
    expect([value?.[0]?.id, value?.[19]?.id]).toEqual([31n, 12n])
  })

  it('asks for hits that waited for the database, also just after it took them', async () => {
    const lags = [60_000, 0, 0]
    const { live, listNewest } = useLiveClicks({}, () => lags.shift() ?? 0)
    await live.listen(ada, undefined).next()
    await vi.waitFor(() => expect(listNewest.mock.calls.length).toBeGreaterThan(3))
    const [, ...polls] = listNewest.mock.calls.map(([, from]) => START - timeOfHitId(from))
    expect(polls.slice(0, 3)).toEqual([63_000, 63_000, 3000])
  })

  it('ends the oldest stream of a user with too many', async () => {
    const { live } = useLiveClicks({ streamsPerUser: 2 })
    const streams = Array.from({ length: 3 }, () => live.listen(ada, undefined))
    for (const stream of streams) await stream.next()
    expect(live.countStreams()).toBe(2)
    expect((await streams[0]?.next())?.done).toBe(true)
  })

  it('refuses streams above the limit', async () => {
    const { live } = useLiveClicks({ streams: 1 })
    await live.listen(ada, undefined).next()
    const another = live.listen({ id: 's2', userId: 'bob' }, undefined)
    await expect(another.next()).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('ends a stream whose client disconnected', async () => {
    const { live } = useLiveClicks()
    const controller = new AbortController()
    const stream = live.listen(ada, controller.signal)
    await stream.next()
    const next = stream.next()
    controller.abort()
    expect((await next).done).toBe(true)
    expect(live.countStreams()).toBe(0)
  })
})
