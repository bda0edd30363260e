import { createTRPCClient, httpBatchLink } from '@trpc/client'
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import type { AppRouter } from '../../api/trpc/app-router.ts'
import { limitRules } from '../../http/limits/rate-limits.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { chrome, createRedirectApp, type RedirectApp } from '../../testing/redirect-app.ts'

describe.each(databaseKinds)('clicks.track on %s', (kind) => {
  let app: RedirectApp
  const beacon = { linkId: 'linkaaaaaaaaaa', isbn: '9780143127741' }

  beforeAll(async () => {
    app = await createRedirectApp({
      kind,
      limits: { ...limitRules, track: [{ points: 100_000, seconds: 60 }] },
    })
    await app.outside.addOwner({})
    await app.outside.addLink({})
  }, 60_000)
  afterAll(() => app.close())

  function clientWith(headers: Record<string, string>) {
    const url = `${app.url}/api/trpc`
    return createTRPCClient<AppRouter>({
      links: [httpBatchLink({ url, methodOverride: 'POST', headers })],
    })
  }

  /** Beacons are stored without an owner. The link of the redirects has one. */
  async function hitsBy(source: 'redirect' | 'beacon') {
    const hits = await app.outside.listHits()
    return hits.filter(({ ownerId }) => (ownerId === null) === (source === 'beacon'))
  }

  it('S11 stores what the server sees of the sender, whatever the page sends', async () => {
    const client = clientWith({
      'user-agent': chrome,
      'accept-language': 'de-AT',
      'x-forwarded-for': '192.0.2.2',
    })
    const response = await client.clicks.track.mutate({
      ...beacon,
      isbn: '9780306406157',
      countryCode: 'JP',
      deviceType: 'Tablet',
      browser: 'Netscape',
      userId: 'another-user',
    })
    expect(response).toEqual({ recorded: true })
    const hits = await vi.waitFor(async () => {
      const found = await hitsBy('beacon')
      expect(found).toHaveLength(1)
      return found
    })
    expect(hits).toMatchObject([
      {
        ownerId: null,
        identifier: '9780143127741',
        country: 'GB',
        device: 'Desktop',
        browser: 'Chrome',
        language: 'de-at',
        referrerHost: null,
        excludedBecause: null,
      },
    ])
  })

  it('S11 refuses a link that does not exist and records nothing', async () => {
    const before = (await hitsBy('beacon')).length
    const call = app.trpc.clicks.track.mutate({ ...beacon, linkId: 'nosuchlink22222' })
    await expect(call).rejects.toMatchObject({ data: { reason: 'not-found' } })
    expect(await hitsBy('beacon')).toHaveLength(before)
  })

  it('S11 excludes a bot’s beacon from the clicks', async () => {
    await clientWith({ 'user-agent': 'curl/8.5.0' }).clicks.track.mutate(beacon)
    await vi.waitFor(async () => {
      expect((await hitsBy('beacon')).at(-1)?.excludedBecause).toBe('automation')
    })
  })

  it('S11 a redirect and its beacon are one click of the redirect', async () => {
    const before = (await hitsBy('redirect')).length
    await app.open('/go/h7kq2mw')
    await app.trpc.clicks.track.mutate(beacon)
    await vi.waitFor(async () => expect(await hitsBy('redirect')).toHaveLength(before + 1))
  })

  it('S11 forged beacons never change the numbers of redirects', async () => {
    const before = await hitsBy('redirect')
    const client = clientWith({ 'user-agent': chrome })
    for (let round = 0; round < 100; round++) {
      await Promise.all(Array.from({ length: 10 }, () => client.clicks.track.mutate(beacon)))
    }
    expect(await hitsBy('redirect')).toEqual(before)
  }, 60_000)

  test.each([
    ['global_link', 'https://evil.test'],
    ['excludedBecause', null],
    ['source', 'redirect'],
    ['ownerId', 'user-eve'],
  ])('S12 refuses a key that is not of the call: %s', async (key, value) => {
    const call = app.trpc.clicks.track.mutate({ ...beacon, [key]: value } as typeof beacon)
    await expect(call).rejects.toMatchObject({ data: { httpStatus: 400 } })
  })
})
