import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSlug } from '../features/links/store/new-slug.ts'
import { limitRules } from '../http/limits/rate-limits.ts'
import { type AccountClient, signIn } from '../testing/account-client.ts'
import { type ApiClient, createApiClient, createKey, setPremium } from '../testing/api-client.ts'
import { databaseKinds } from '../testing/databases.ts'
import { finishMove, sampleFileLink, sampleMovedLink } from '../testing/moves.ts'
import { createRedirectApp, locationOf, type RedirectApp } from '../testing/redirect-app.ts'

const BOOK = '9780143127741'
const ALONE = ['everyshelf', 'Everyshelf-Support', 'everyshe1f', 'login', 'sign-in', 'Accounts']
const PARTS = ['verify-account', 'ada-official']
const ACCOUNT_WORDS = 'verify-your-account'
const CREATED_AT = '2026-03-01T08:00:00.000Z'

describe.each(databaseKinds)(
  'slugs that look like the service, on %s',
  { timeout: 120_000 },
  (kind) => {
    let app: RedirectApp
    let ada: AccountClient
    let api: ApiClient
    let link: { readonly id: string; readonly slug: string }
    let seriesId: string
    let pageId: string

    beforeAll(async () => {
      const many = [{ points: Number.MAX_SAFE_INTEGER, seconds: 60 }]
      app = await createRedirectApp({ kind, limits: { ...limitRules, 'check-slugs': many } })
      ada = await signIn(app)
      await setPremium(app, true)
      api = createApiClient(app, await createKey(ada))
      link = await ada.trpc.links.save.mutate({ isbn: BOOK })
      seriesId = (await ada.trpc.series.create.mutate({ name: 'Salt' })).id
      pageId = (await ada.trpc.authorPages.create.mutate({ name: 'Ada', address: 'ada-vale' })).id
    }, 120_000)
    afterAll(() => app.close())

    /** The code of the error that a call ends with. */
    const refusalOf = (call: Promise<unknown>) =>
      call.then(
        () => null,
        (error) => error.data?.reason ?? error.message,
      )

    it('S84 cannot be chosen for an author page, a series, or a link', async () => {
      const { authorPages, series, links } = ada.trpc
      for (const slug of ALONE) {
        const refusals = [
          await refusalOf(authorPages.create.mutate({ name: 'Help', address: slug })),
          await refusalOf(authorPages.update.mutate({ id: pageId, address: slug })),
          await refusalOf(series.setAddress.mutate({ id: seriesId, slug })),
          await refusalOf(links.update.mutate({ id: link.id, slug })),
        ]
        expect([slug, ...refusals]).toEqual([
          slug,
          ...['page-address-reserved', 'page-address-reserved'],
          ...['series-slug-reserved', 'slug-reserved'],
        ])
      }
      const ofSeries = series.setAddress.mutate({ id: seriesId, slug: ACCOUNT_WORDS })
      expect(await refusalOf(ofSeries)).toBe('series-slug-reserved')
      for (const slug of PARTS) {
        const address = authorPages.update.mutate({ id: pageId, address: slug })
        expect([slug, await refusalOf(address)]).toEqual([slug, 'page-address-reserved'])
      }
    })

    it('S84 cannot be chosen through the API, which names the reason', async () => {
      for (const slug of ALONE) {
        const body = { slug }
        const ofLink = await api(`/links/${link.id}/slug`, { method: 'PUT', body })
        const ofSeries = await api(`/series/${seriesId}/address`, { method: 'PUT', body })
        expect([slug, ofLink.status, ofLink.json, ofSeries.status, ofSeries.json]).toEqual([
          slug,
          400,
          expect.objectContaining({ code: 'slug-reserved' }),
          400,
          expect.objectContaining({ code: 'series-slug-reserved' }),
        ])
      }
    })

    it('S84 can be part of what a book is called', async () => {
      const { series, links } = ada.trpc
      const slug = 'security-analysis'
      expect(await series.setAddress.mutate({ id: seriesId, slug })).toMatchObject({ slug })
      await links.update.mutate({ id: link.id, slug })
      expect((await links.list.query({})).links).toMatchObject([{ slug }])
    })

    it('S84 are not what the server makes of a name', async () => {
      const { id, slug } = await ada.trpc.series.create.mutate({ name: 'Verify Your Account' })
      expect(slug).toMatch(/^[2-9a-z]{7}$/)
      await ada.trpc.series.remove.mutate({ id })
    })

    it('S84 the name of an author page or a series cannot have the service’s name either', async () => {
      const { authorPages, series } = ada.trpc
      const name = 'Everyshelf Support'
      const refusals = [
        await refusalOf(authorPages.create.mutate({ name, address: 'ada-two' })),
        await refusalOf(authorPages.update.mutate({ id: pageId, name })),
        await refusalOf(series.create.mutate({ name })),
        await refusalOf(series.update.mutate({ id: seriesId, name })),
      ]
      expect(refusals).toEqual([
        ...['page-address-reserved', 'page-address-reserved'],
        ...['series-slug-reserved', 'series-slug-reserved'],
      ])
    })

    it('S84 are not restored from an account’s file, with or without Premium', async () => {
      const slugOf = (slug: string) => {
        return { slug, channel: 'web' as const, campaign: null, createdAt: CREATED_AT }
      }
      const restoreLink = (isbn: string, slug: string, slugs: readonly string[]) =>
        ada.trpc.moves.restoreLinks.mutate({
          fileName: 'everyshelf.json',
          links: [{ ...sampleFileLink, isbn, slug, slugs: slugs.map(slugOf) }],
        })
      const lost = ['support', 'everyshelf-help', 'verify']
      const all = ['support', 'everyshelf-help', 'verify', 'the-help', 'help-yourself']
      expect(await restoreLink('9780141439518', 'support', all)).toMatchObject([{ lost }])
      await setPremium(app, false)
      // Letters that the server draws, and no word of them.
      const [free] = await restoreLink('9780141439587', 'pa55key', ['pa55key'])
      expect(free).toMatchObject({ outcome: 'restored', lost: ['pa55key'] })
      await setPremium(app, true)
      const { rows } = await listSlugs(app)
      expect(rows).toEqual(expect.arrayContaining(['the-help', 'help-yourself']))
      for (const slug of [...lost, 'pa55key']) expect(rows).not.toContain(slug)
    })

    it('S84 are not moved from another service, and the preview says why', async () => {
      const { moves } = ada.trpc
      const oldSlugs = ['Everyshelf_Support', 'verify', 'security-advice']
      const { id } = await moves.begin.mutate({
        service: 'dub',
        fileName: '',
        rows: oldSlugs.length,
      })
      const targets = ['0441172717', '0141439661', '0486415872']
      const links = oldSlugs.map((oldSlug, index) => {
        const target = `https://www.amazon.com/dp/${targets[index]}`
        return { ...sampleMovedLink, line: index + 2, oldSlug, target }
      })
      await moves.append.mutate({ id, from: 0, links })
      await moves.start.mutate({ id })
      await finishMove(ada.trpc, id)
      const { rows } = await listSlugs(app)
      expect(rows).toContain('security-advice')
      expect(rows).not.toContain('everyshelf-support')
      expect(rows).not.toContain('verify')
      const page = await moves.rows.query({ id })
      expect(page.links.map(({ problem }) => problem)).toEqual([
        'slug-reserved',
        'slug-reserved',
        null,
      ])
    })

    it('S84 that were issued earlier keep working', async () => {
      const { db } = app.database
      await db
        .insertInto('link_slug')
        .values({ slug: 'billing' as never, linkId: link.id, createdAt: CREATED_AT as never })
        .execute()
      await db
        .insertInto('author_page_slug')
        .values({ slug: 'official' as never, pageId, createdAt: CREATED_AT as never })
        .execute()
      await db
        .updateTable('author_page')
        .set({ slug: 'official' as never })
        .execute()
      const { authorPages } = ada.trpc
      await authorPages.update.mutate({ id: pageId, text: 'Her books.' })
      await authorPages.publish.mutate({ id: pageId })
      expect(locationOf(await app.open('/go/billing'))).toContain('amazon')
      expect(await (await fetch(`${app.url}/by/official`)).text()).toContain('Her books.')
    })
  },
)

it('S84 are never drawn', () => {
  // 'passkey' in the alphabet of drawn slugs, then '2222222'.
  const draws = [Uint8Array.from([20, 8, 23, 23, 17, 12, 29]), new Uint8Array(7)]
  expect(createSlug(() => draws.shift() ?? new Uint8Array())).toBe('2222222')
})

async function listSlugs({ database }: RedirectApp) {
  const rows = await database.db.selectFrom('link_slug').select('slug').execute()
  return { rows: rows.map(({ slug }) => String(slug)) }
}
