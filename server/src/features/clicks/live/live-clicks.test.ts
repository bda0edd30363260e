import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LiveClicksRepo, NewOpening } from './live-clicks.repo.ts'
import { createLiveClicks, type LiveClicks } from './live-clicks.ts'

const ada = { id: 's1', userId: 'ada' }

let clicks: LiveClicks | undefined
afterEach(() => clicks?.stop())

function openingOf(number: number): NewOpening {
  return {
    id: BigInt(number),
    ownerId: 'ada',
    openedAt: '2026-11-21T20:00',
    identifier: '9780441172719',
    country: 'DE',
    shop: 'amazon-de',
    device: 'Mobile',
    excludedBecause: null,
  }
}

/** A database that has what `stored` holds, and remembers how often it was asked. */
function useLiveClicks(limits: object = {}) {
  const stored: NewOpening[] = []
  const listNew = vi.fn<LiveClicksRepo['listNew']>(async () => stored.toReversed())
  clicks = createLiveClicks({
    repo: {
      listNew,
      listRecent: async () => [],
      listAdmitted: async (ids) => new Set(ids),
    },
    log: { warn: () => {} },
    // Before the first id: everything stored is new.
    now: () => Date.UTC(2026, 0, 1),
    limits: { everyMs: 5, ...limits },
  })
  return { live: clicks, stored, listNew }
}

async function waitForLooks({ mock }: { mock: { calls: unknown[] } }, more: number): Promise<void> {
  const before = mock.calls.length
  await vi.waitFor(() => expect(mock.calls.length).toBeGreaterThanOrEqual(before + more))
}

describe('createLiveClicks', () => {
  it('asks the database once for all who listen, and never while nobody does', async () => {
    const { live, stored, listNew } = useLiveClicks()
    const streams = Array.from({ length: 5 }, () => live.listen(ada, undefined))
    for (const stream of streams) await stream.next()
    stored.push(openingOf(1))
    for (const stream of streams) expect((await stream.next()).value).toEqual([openingOf(1)])
    expect(new Set(listNew.mock.calls.map(([owners]) => owners.join()))).toEqual(new Set(['ada']))
    for (const stream of streams) await stream.return()
    expect(live.countStreams()).toBe(0)
    const asked = listNew.mock.calls.length
    const late = live.listen({ id: 's2', userId: 'bob' }, undefined)
    await late.next()
    await vi.waitFor(() => expect(listNew.mock.calls.length).toBeGreaterThan(asked))
    expect(listNew.mock.calls.at(asked)?.[0]).toEqual(['bob'])
  })

  it('keeps the newest 20 for who reads slowly', async () => {
    const { live, stored, listNew } = useLiveClicks()
    const stream = live.listen(ada, undefined)
    await stream.next()
    stored.push(...Array.from({ length: 30 }, (_, index) => openingOf(index + 1)))
    await waitForLooks(listNew, 2)
    stored.push(openingOf(31))
    await waitForLooks(listNew, 2)
    const { value } = await stream.next()
    expect(value).toHaveLength(20)
    expect([value?.[0]?.id, value?.[19]?.id]).toEqual([31n, 12n])
  })

  it('ends the oldest stream of somebody who opens too many', async () => {
    const { live } = useLiveClicks({ streamsOfUser: 2 })
    const streams = Array.from({ length: 3 }, () => live.listen(ada, undefined))
    for (const stream of streams) await stream.next()
    expect(live.countStreams()).toBe(2)
    expect((await streams[0]?.next())?.done).toBe(true)
  })

  it('takes no more streams than it can serve', async () => {
    const { live } = useLiveClicks({ streams: 1 })
    await live.listen(ada, undefined).next()
    const another = live.listen({ id: 's2', userId: 'bob' }, undefined)
    await expect(another.next()).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('ends a stream whose reader is gone', async () => {
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
