import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { toIsoTime, toJsonText } from '../../db/columns.ts'
import {
  type AccountClient,
  ada,
  bob,
  createAccountClient,
  signIn,
} from '../../testing/account-client.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

describe.each(databaseKinds)('affiliate tags on %s', (database) => {
  let app: TestApp
  afterEach(() => app.close())

  async function open(person = bob) {
    app = await createTestApp({ database, config: { defaultTags: { us: 'shelf-20' as never } } })
    return await signIn(app, person)
  }

  async function makePremium(until = Date.now() + 86_400_000): Promise<void> {
    const premiumUntil = toIsoTime(new Date(until))
    await app.database.db.updateTable('user_profile').set({ premiumUntil }).execute()
  }

  async function tagIn(client: AccountClient, country: string, more = ''): Promise<string | null> {
    const { user } = await client.trpc.session.get.query()
    const path = `/redirect?isbn=9780143127741&userId=${user?.publicId}&country=${country}${more}`
    const response = await client.get(path)
    return new URL(response.headers.get('location') ?? '').searchParams.get('tag')
  }

  it('S44 are refused to a free user, and stored ones do not apply', async () => {
    const client = await open()
    const change = client.trpc.profile.update.mutate({ affiliateTags: { us: 'bob-20' } as never })
    await expect(change).rejects.toThrow('premium-required')
    await app.database.db
      .updateTable('user_profile')
      .set({ affiliateTags: toJsonText({ us: 'bob-20' as never }) })
      .execute()
    expect(await tagIn(client, 'US')).toBe('shelf-20')
    expect((await client.trpc.session.get.query()).user?.hasOwnTags).toBe(false)
  })

  it('R17 of a premium user apply on the next redirect', async () => {
    const client = await open()
    expect(await tagIn(client, 'US')).toBe('shelf-20')
    await makePremium()
    const affiliateTags = { us: ' bob-20 ', de: 'bob-21' } as never
    const profile = await client.trpc.profile.update.mutate({ affiliateTags })
    expect(profile.affiliateTags).toEqual({ us: 'bob-20', de: 'bob-21' })
    expect(profile.affiliateTag).toBe('bob-20')
    expect(profile.serviceTags).toEqual({ us: 'shelf-20' })
    expect(await tagIn(client, 'US')).toBe('bob-20')
    expect(await tagIn(client, 'DE')).toBe('bob-21')
    expect(await tagIn(client, 'FR')).toBeNull()
    expect((await client.trpc.session.get.query()).user?.hasOwnTags).toBe(true)

    const cleared = await client.trpc.profile.update.mutate({ affiliateTags: { us: '' } })
    expect(cleared.affiliateTags).toEqual({ de: 'bob-21' })
    expect(await tagIn(client, 'US')).toBe('shelf-20')
  })

  it('keep every concurrent change', async () => {
    const client = await open()
    await makePremium()
    const codes = ['us', 'uk', 'ca', 'de', 'fr', 'es', 'it', 'jp'] as const
    await Promise.all(
      codes.map((code) =>
        client.trpc.profile.update.mutate({ affiliateTags: { [code]: `bob-${code}` } as never }),
      ),
    )
    const { affiliateTags } = await client.trpc.profile.get.query()
    expect(Object.keys(affiliateTags).sort()).toEqual([...codes].sort())
  })

  it.each([
    ['too long', { us: 'x'.repeat(65) }, 'invalid-affiliate-tag'],
    ['an address', { us: 'https://evil.test' }, 'invalid-affiliate-tag'],
    ['for a store that is none', { xx: 'bob-20' }, 'invalid-input'],
  ])('are refused when one is %s', async (_what, affiliateTags, code) => {
    const client = await open()
    await makePremium()
    const change = client.trpc.profile.update.mutate({ affiliateTags: affiliateTags as never })
    await expect(change).rejects.toThrow(code)
  })

  it('S2 appear on a link as set, whatever the request’s URL says', async () => {
    const client = await open()
    await makePremium()
    await client.trpc.profile.update.mutate({ affiliateTags: { us: 'bob-20' } as never })
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.constantFrom('0', '1', 'x'), async (tag, aff) => {
        const more = `&aff=${aff}&tag=${encodeURIComponent(tag.replaceAll(/[\ud800-\udfff]/g, ''))}`
        expect(await tagIn(client, 'US', more)).toBe('bob-20')
      }),
      { numRuns: 20 },
    )
  })
})

describe.each(databaseKinds)('first steps on %s', (database) => {
  let app: TestApp
  afterEach(() => app.close())

  it('belong to the account, not to the browser', async () => {
    app = await createTestApp({ database })
    const client = await signIn(app, bob)
    await client.trpc.profile.update.mutate({ firstStep: 'first-clicks' })
    await client.trpc.profile.update.mutate({ firstStep: 'first-link' })
    const again = await client.trpc.profile.update.mutate({ firstStep: 'first-clicks' })
    expect(again.firstSteps).toEqual(['first-clicks', 'first-link'])
    const elsewhere = createAccountClient(app)
    const { email, password } = bob
    await elsewhere.post('/api/auth/sign-in/email', { email, password })
    expect((await elsewhere.trpc.profile.get.query()).firstSteps).toEqual([
      'first-clicks',
      'first-link',
    ])
    const other = await signIn(app, ada)
    expect((await other.trpc.profile.get.query()).firstSteps).toEqual([])
  })

  it('does not touch the days that the owner has marked', async () => {
    app = await createTestApp({ database })
    const client = await signIn(app, bob)
    const markedDays = [
      { day: '2026-11-20', name: 'Launch' },
      { day: '2026-11-20', name: 'Newsletter' },
    ]
    await client.trpc.profile.update.mutate({ markedDays })
    const { markedDays: kept } = await client.trpc.profile.update.mutate({
      firstStep: 'first-link',
    })
    expect(kept).toEqual(markedDays)
    const other = await signIn(app, ada)
    expect((await other.trpc.profile.get.query()).markedDays).toEqual([])
    const change = (day: string, name: string) =>
      client.trpc.profile.update.mutate({ markedDays: [{ day, name }] })
    await expect(change('2026-02-30', 'Launch')).rejects.toThrow()
    await expect(change('2026-11-20', ' ')).rejects.toThrow()
    await expect(change('2026-11-20', 'a'.repeat(61))).rejects.toThrow()
    expect((await client.trpc.profile.get.query()).markedDays).toEqual(markedDays)
  })

  it('keep every concurrent step', async () => {
    app = await createTestApp({ database })
    const client = await signIn(app, bob)
    const steps = ['first-clicks', 'first-link'] as const
    await Promise.all(steps.map((firstStep) => client.trpc.profile.update.mutate({ firstStep })))
    const { firstSteps } = await client.trpc.profile.get.query()
    expect([...firstSteps].sort()).toEqual([...steps].sort())
  })
})
