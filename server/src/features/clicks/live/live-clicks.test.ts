import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LiveClicksRepo, NewHitRow } from './live-clicks.repo.ts'
import { createLiveClicks, type LiveClicks } from './live-clicks.ts'

const ada = { id: 's1', userId: 'ada' }

let clicks: LiveClicks | undefined
afterEach(() => clicks?.stop())

function hitOf(number: number): NewHitRow {
  return {
    id: BigInt(number),
    ownerId: 'ada',
    openedAt: '2026-11-21T20:00',
    identifier: '9780441172719',
    country: 'DE',
    seller: 'amazon-de',
    device: 'Mobile',
    excludedBecause: null,
  }
}

/** A database with the `stored` hits that counts its queries. */
function useLiveClicks(limits: object = {}) {
  const stored: NewHitRow[] = []
  const listNew = vi.fn<LiveClicksRepo['listNew']>(async () => stored.toReversed())
  clicks = createLiveClicks({
    repo: {
      listNew,
      listRecent: async () => [],
      listAllowedSessions: async (ids) => new Set(ids),
    },
    log: { warn: () => {} },
    // Before the first id: everything stored is new.
    now: () => Date.UTC(2026, 0, 1),
    limits: { pollEveryMs: 5, ...limits },
  })
  return { live: clicks, stored, listNew }
}

async function waitForLooks({ mock }: { mock: { calls: unknown[] } }, more: number): Promise<void> {
  const before = mock.calls.length
  await vi.waitFor(() => expect(mock.calls.length).toBeGreaterThanOrEqual(before + more))
}

describe('createLiveClicks', () => {
  it('polls the database once for all streams, and not at all without streams', async () => {
    const { live, stored, listNew } = useLiveClicks()
    const streams = Array.from({ length: 5 }, () => live.listen(ada, undefined))
    for (const stream of streams) await stream.next()
    stored.push(hitOf(1))
    for (const stream of streams) expect((await stream.next()).value).toEqual([hitOf(1)])
    expect(new Set(listNew.mock.calls.map(([owners]) => owners.join()))).toEqual(new Set(['ada']))
    for (const stream of streams) await stream.return()
    expect(live.countStreams()).toBe(0)
    const polled = listNew.mock.calls.length
    const late = live.listen({ id: 's2', userId: 'bob' }, undefined)
    await late.next()
    await vi.waitFor(() => expect(listNew.mock.calls.length).toBeGreaterThan(polled))
    expect(listNew.mock.calls.at(polled)?.[0]).toEqual(['bob'])
  })

  it('queues the newest 20 for a slow stream', async () => {
    const { live, stored, listNew } = useLiveClicks()
    const stream = live.listen(ada, undefined)
    await stream.next()
    stored.push(...Array.from({ length: 30 }, (_, index) => hitOf(index + 1)))
    await waitForLooks(listNew, 2)
    stored.push(hitOf(31))
    await waitForLooks(listNew, 2)
    const { value } = await stream.next()
    expect(value).toHaveLength(20)
    expect([value?.[0]?.id, value?.[19]?.id]).toEqual([31n, 12n])
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
