import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds } from '../../../testing/databases.ts'
import { createRedirectApp, type RedirectApp } from '../../../testing/redirect-app.ts'

const REMOVED_AT = '2026-01-01T00:00:00.000Z'

describe.each(databaseKinds)('routes.checkSlugs, on %s', (kind) => {
  let app: RedirectApp

  beforeAll(async () => {
    app = await createRedirectApp({ kind })
    await app.outside.addOwner({})
    await app.outside.addLink({ id: 'link-live', slug: 'live222' } as never)
    await app.outside.addLink({
      id: 'link-gone',
      slug: 'gone222',
      identifier: '9780306406157',
      removedAt: REMOVED_AT,
    } as never)
    await app.outside.addLink({
      id: 'link-off',
      slug: 'off2222',
      identifier: '9780441172719',
      disabledAt: REMOVED_AT,
      disabledReason: 'Spam',
    } as never)
    await app.outside.db
      .insertInto('link_slug')
      .values(
        (
          [
            ['book222', 'ebook'],
            ['print22', 'print'],
            ['social2', 'social'],
            ['ads2222', 'ad'],
          ] as const
        ).map(([slug, channel]) => ({
          slug: slug as never,
          linkId: 'link-live',
          channel,
          createdAt: REMOVED_AT as never,
        })),
      )
      .execute()
  }, 60_000)
  afterAll(() => app.close())

  it('names links for books and for other channels, removed and dead ones, each once', async () => {
    const slugs = ['live222', 'book222', 'print22', 'social2', 'ads2222', 'LIVE222']
    slugs.push('gone222', 'off2222', 'never22')
    expect(await app.trpc.routes.checkSlugs.query({ slugs })).toEqual([
      { slug: 'live222', state: 'other-channel' },
      { slug: 'book222', state: 'live' },
      { slug: 'print22', state: 'live' },
      { slug: 'social2', state: 'other-channel' },
      { slug: 'ads2222', state: 'other-channel' },
      { slug: 'gone222', state: 'removed' },
      { slug: 'off2222', state: 'dead' },
      { slug: 'never22', state: 'dead' },
    ])
  })

  it('counts no click', async () => {
    await app.trpc.routes.checkSlugs.query({ slugs: ['live222'] })
    await app.open('/go/live222')
    expect(await app.outside.listHits()).toHaveLength(1)
  })

  it.each([
    ['no slug', []],
    ['101 slugs', Array.from({ length: 101 }, (_, index) => `slug-${index}`)],
    ['a text that is no slug', ['../../admin']],
  ])('refuses %s', async (_what, slugs) => {
    const refusal = await app.trpc.routes.checkSlugs.query({ slugs }).catch((error) => error.data)
    expect(refusal).toMatchObject({ httpStatus: 400 })
  })
})
