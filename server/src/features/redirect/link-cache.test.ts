import type { PublicId, Slug } from '@everyshelf/domain/links'
import { describe, expect, it } from 'vitest'
import { sampleOwner, sampleRecord } from '../../testing/sample-link.ts'
import { createLinkCache } from './link-cache.ts'
import type { LinkRecord } from './open-link.ts'
import type { LinkChange } from './sqlite-link-changes.repo.ts'

const ada = sampleOwner
const link = sampleRecord
const { slug } = link

/** A database whose answers a test gives by hand, and a clock that it turns. */
function createSlowDatabase() {
  const queries: PromiseWithResolvers<LinkRecord | null>[] = []
  let time = 1_000_000
  const cache = createLinkCache({
    repo: {
      findOwner: () => ada,
      findLink: () => {
        const question = Promise.withResolvers<LinkRecord | null>()
        queries.push(question)
        return question.promise
      },
      takeChanges: () => [],
    },
    now: () => time,
    ttlMs: () => 5000,
  })
  const pass = (ms: number) => {
    time += ms
  }
  return { queries, cache, pass }
}

async function learn({ queries, cache }: ReturnType<typeof createSlowDatabase>): Promise<void> {
  const found = cache.findLink(slug)
  queries.at(-1)?.resolve(link)
  await found
}

describe('createLinkCache', () => {
  it('loads a link once for several lookups at the same time', async () => {
    const { queries, cache } = createSlowDatabase()
    const found = Array.from({ length: 50 }, () => cache.findLink(slug))
    queries[0]?.resolve(link)
    expect(await Promise.all(found)).toEqual(Array.from({ length: 50 }, () => link))
    expect(queries).toHaveLength(1)
  })

  it('caches that a link does not exist', async () => {
    const { queries, cache } = createSlowDatabase()
    const found = cache.findLink(slug)
    queries[0]?.resolve(null)
    expect(await found).toBeNull()
    expect(cache.findLink(slug)).toBeNull()
  })

  it('uses an entry until its TTL ends', async () => {
    const database = createSlowDatabase()
    await learn(database)
    database.pass(4999)
    expect(database.cache.findLink(slug)).toBe(link)
    database.pass(1)
    expect(database.cache.findLink(slug)).toBeInstanceOf(Promise)
  })

  it('R17 does not cache a value that was loaded before a change', async () => {
    const { queries, cache } = createSlowDatabase()
    const old = cache.findLink(slug)
    cache.forgetSlug(slug)
    const young = cache.findLink(slug)
    queries[1]?.resolve({ ...link, id: 'link-b' })
    expect(await young).toMatchObject({ id: 'link-b' })
    queries[0]?.resolve(link)
    expect(await old).toMatchObject({ id: 'link-a' })
    expect(cache.findLink(slug)).toMatchObject({ id: 'link-b' })
  })

  it('R17 checks for changes by others also after the clock was set back', () => {
    let time = 10_000_000
    let changed: LinkChange[] = []
    let stored: LinkRecord | null = link
    const cache = createLinkCache({
      repo: { findOwner: () => ada, findLink: () => stored, takeChanges: () => changed },
      now: () => time,
      ttlMs: () => Number.POSITIVE_INFINITY,
    })
    expect(cache.findLink(slug)).toBe(link)
    time -= 3_600_000
    stored = null
    changed = [{ slug, publicId: null }]
    expect(cache.findLink(slug)).toBeNull()
  })

  it('R17 reloads what others changed, and everything after too many changes', () => {
    let time = 1_000_000
    let changed: LinkChange[] | 'unknown' = []
    const queries: string[] = []
    const cache = createLinkCache({
      repo: {
        findOwner: () => ada,
        findLink: (name) => {
          queries.push(name)
          return link
        },
        takeChanges: () => changed,
      },
      now: () => time,
      ttlMs: () => Number.POSITIVE_INFINITY,
    })
    const open = (news: typeof changed) => {
      queries.length = 0
      time += 500
      changed = news
      cache.findLink(slug)
      cache.findLink('another' as Slug)
      return queries
    }
    expect(open([])).toEqual([slug, 'another'])
    expect(open([])).toEqual([])
    expect(open([{ slug, publicId: null }])).toEqual([slug])
    expect(open([{ slug: null, publicId: ada.publicId }])).toEqual([slug, 'another'])
    expect(open('unknown')).toEqual([slug, 'another'])
  })

  it('R17 does not cache a link that was loaded before its owner was banned', async () => {
    const { queries, cache } = createSlowDatabase()
    const first = cache.findLink(slug)
    cache.forgetOwner(ada.publicId)
    const second = cache.findLink(slug)
    const banned = { ...link, isOwnerBanned: true }
    queries[1]?.resolve(banned)
    expect(await second).toEqual(banned)
    queries[0]?.resolve(link)
    expect(await first).toEqual(link)
    expect(cache.findLink(slug)).toEqual(banned)
  })

  it('R17 drops the links of an owner whose tags changed', async () => {
    const database = createSlowDatabase()
    await learn(database)
    database.cache.forgetOwner('bobbobbobbob2345' as PublicId)
    expect(database.cache.findLink(slug)).toBe(link)
    database.cache.forgetOwner(ada.publicId)
    expect(database.cache.findLink(slug)).toBeInstanceOf(Promise)
  })

  it('uses the last known value when the database fails', async () => {
    const database = createSlowDatabase()
    await learn(database)
    database.pass(60_000)
    const found = database.cache.findLink(slug)
    database.queries.at(-1)?.reject(new Error('connection lost'))
    expect(await found).toBe(link)
  })

  it('R8 waits briefly for a silent database, then backs off and uses the last known value', async () => {
    const database = createSlowDatabase()
    const { queries, cache } = database
    await learn(database)
    database.pass(60_000)
    const startedAt = performance.now()
    expect(await cache.findLink(slug)).toBe(link)
    expect(performance.now() - startedAt).toBeGreaterThan(90)
    expect(cache.findLink(slug)).toBe(link)
    database.pass(1000)
    expect(cache.findLink(slug)).toBeInstanceOf(Promise)
    // Its late answer still updates the cache.
    queries[1]?.resolve({ ...link, id: 'link-b' })
    await expect.poll(() => cache.findLink(slug)).toMatchObject({ id: 'link-b' })
  })

  it('reloads a value that was loading during forgetAll, and uses it if that fails', async () => {
    const { queries, cache } = createSlowDatabase()
    const found = cache.findLink(slug)
    cache.forgetAll()
    queries[0]?.resolve(link)
    expect(await found).toBe(link)
    const again = cache.findLink(slug)
    expect(queries).toHaveLength(2)
    queries[1]?.reject(new Error('connection lost'))
    expect(await again).toBe(link)
  })

  it('fails for an uncached link, and retries with the next lookup', async () => {
    const { queries, cache } = createSlowDatabase()
    const found = cache.findLink(slug)
    queries[0]?.reject(new Error('connection lost'))
    await expect(found).rejects.toThrow('connection lost')
    cache.findLink(slug)
    expect(queries).toHaveLength(2)
    queries[1]?.resolve(null)
  })
})
