import { defaultLinkSettings, type PublicId, type Slug } from '@everyshelf/domain/links'
import { describe, expect, it } from 'vitest'
import type { Changed } from './changed-links.repo.ts'
import { createLinkCache } from './link-cache.ts'
import type { LinkOwner, LinkRecord } from './link-record.ts'

const ada: LinkOwner = {
  userId: 'user-ada',
  publicId: 'adaadaadaada2345' as PublicId,
  tags: {},
  programmes: {},
  premiumUntilMs: 0,
}
const slug = 'h7kq2mw' as Slug
const link: LinkRecord = {
  id: 'link-a',
  identifier: { kind: 'asin', asin: 'B00ICH9SAC' as never },
  owner: ada,
  slug,
  settings: defaultLinkSettings,
  removedAtMs: null,
  isDisabled: false,
  opened: null,
  openedUntilMinute: 0,
}

/** A database whose answers a test gives by hand, and a clock that it turns. */
function createSlowDatabase() {
  const asked: PromiseWithResolvers<LinkRecord | null>[] = []
  let time = 1_000_000
  const cache = createLinkCache({
    repo: {
      findOwner: () => ada,
      findLink: () => {
        const question = Promise.withResolvers<LinkRecord | null>()
        asked.push(question)
        return question.promise
      },
      takeChanged: () => [],
    },
    now: () => time,
    lifeMs: () => 5000,
  })
  const pass = (ms: number) => {
    time += ms
  }
  return { asked, cache, pass }
}

async function learn({ asked, cache }: ReturnType<typeof createSlowDatabase>): Promise<void> {
  const found = cache.findLink(slug)
  asked.at(-1)?.resolve(link)
  await found
}

describe('createLinkCache', () => {
  it('asks once for what many ask at the same time', async () => {
    const { asked, cache } = createSlowDatabase()
    const found = Array.from({ length: 50 }, () => cache.findLink(slug))
    asked[0]?.resolve(link)
    expect(await Promise.all(found)).toEqual(Array.from({ length: 50 }, () => link))
    expect(asked).toHaveLength(1)
  })

  it('remembers that there is no such link', async () => {
    const { asked, cache } = createSlowDatabase()
    const found = cache.findLink(slug)
    asked[0]?.resolve(null)
    expect(await found).toBeNull()
    expect(cache.findLink(slug)).toBeNull()
  })

  it('believes a row for its life and no longer', async () => {
    const database = createSlowDatabase()
    await learn(database)
    database.pass(4999)
    expect(database.cache.findLink(slug)).toBe(link)
    database.pass(1)
    expect(database.cache.findLink(slug)).toBeInstanceOf(Promise)
  })

  it('R17 does not keep what was read before a change that was announced meanwhile', async () => {
    const { asked, cache } = createSlowDatabase()
    const old = cache.findLink(slug)
    cache.forgetSlug(slug)
    const young = cache.findLink(slug)
    asked[1]?.resolve({ ...link, id: 'link-b' })
    expect(await young).toMatchObject({ id: 'link-b' })
    asked[0]?.resolve(link)
    expect(await old).toMatchObject({ id: 'link-a' })
    expect(cache.findLink(slug)).toMatchObject({ id: 'link-b' })
  })

  it('R17 looks for what others changed also after the clock was put back', () => {
    let time = 10_000_000
    let changed: Changed[] = []
    let stored: LinkRecord | null = link
    const cache = createLinkCache({
      repo: { findOwner: () => ada, findLink: () => stored, takeChanged: () => changed },
      now: () => time,
      lifeMs: () => Number.POSITIVE_INFINITY,
    })
    expect(cache.findLink(slug)).toBe(link)
    time -= 3_600_000
    stored = null
    changed = [{ slug, publicId: null }]
    expect(cache.findLink(slug)).toBeNull()
  })

  it('R17 asks again for what others changed, and for all when they changed too much to tell', () => {
    let time = 1_000_000
    let changed: Changed[] | 'unknown' = []
    const asked: string[] = []
    const cache = createLinkCache({
      repo: {
        findOwner: () => ada,
        findLink: (name) => {
          asked.push(name)
          return link
        },
        takeChanged: () => changed,
      },
      now: () => time,
      lifeMs: () => Number.POSITIVE_INFINITY,
    })
    const open = (news: typeof changed) => {
      asked.length = 0
      time += 500
      changed = news
      cache.findLink(slug)
      cache.findLink('another' as Slug)
      return asked
    }
    expect(open([])).toEqual([slug, 'another'])
    expect(open([])).toEqual([])
    expect(open([{ slug, publicId: null }])).toEqual([slug])
    expect(open([{ slug: null, publicId: ada.publicId }])).toEqual([slug, 'another'])
    expect(open('unknown')).toEqual([slug, 'another'])
  })

  it('R17 forgets the links of an owner whose tags have changed', async () => {
    const database = createSlowDatabase()
    await learn(database)
    database.cache.forgetOwner('bobbobbobbob2345' as PublicId)
    expect(database.cache.findLink(slug)).toBe(link)
    database.cache.forgetOwner(ada.publicId)
    expect(database.cache.findLink(slug)).toBeInstanceOf(Promise)
  })

  it('goes by what it knew last when the database fails', async () => {
    const database = createSlowDatabase()
    await learn(database)
    database.pass(60_000)
    const found = database.cache.findLink(slug)
    database.asked.at(-1)?.reject(new Error('connection lost'))
    expect(await found).toBe(link)
  })

  it('R8 waits a moment for a silent database, then leaves it alone and goes by what it knew', async () => {
    const database = createSlowDatabase()
    const { asked, cache } = database
    await learn(database)
    database.pass(60_000)
    const startedAt = performance.now()
    expect(await cache.findLink(slug)).toBe(link)
    expect(performance.now() - startedAt).toBeGreaterThan(90)
    expect(cache.findLink(slug)).toBe(link)
    database.pass(1000)
    expect(cache.findLink(slug)).toBeInstanceOf(Promise)
    // What it says at last is news all the same.
    asked[1]?.resolve({ ...link, id: 'link-b' })
    await expect.poll(() => cache.findLink(slug)).toMatchObject({ id: 'link-b' })
  })

  it('asks again for what was read while all was forgotten, and goes by it if that fails', async () => {
    const { asked, cache } = createSlowDatabase()
    const found = cache.findLink(slug)
    cache.forgetAll()
    asked[0]?.resolve(link)
    expect(await found).toBe(link)
    const again = cache.findLink(slug)
    expect(asked).toHaveLength(2)
    asked[1]?.reject(new Error('connection lost'))
    expect(await again).toBe(link)
  })

  it('fails for what it never knew, and asks again the next time', async () => {
    const { asked, cache } = createSlowDatabase()
    const found = cache.findLink(slug)
    asked[0]?.reject(new Error('connection lost'))
    await expect(found).rejects.toThrow('connection lost')
    cache.findLink(slug)
    expect(asked).toHaveLength(2)
    asked[1]?.resolve(null)
  })
})
