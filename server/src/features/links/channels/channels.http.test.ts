import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limitRules } from '../../../http/limits/rate-limits.ts'
import { type AccountClient, signIn } from '../../../testing/account-client.ts'
import { databaseKinds } from '../../../testing/databases.ts'
import { createRedirectApp, locationOf, type RedirectApp } from '../../../testing/redirect-app.ts'

const DUNE = '9780441172719'
const AMAZON = 'https://www.amazon.de/dp/0441172717'
const MAAS = 'maas=maas_adg_1&ref_=aa_maas&tag=maas'

describe.each(databaseKinds)('links opened from their channels on %s', (kind) => {
  let app: RedirectApp
  let ada: AccountClient
  let id: string

  beforeAll(async () => {
    const many = [{ points: Number.MAX_SAFE_INTEGER, seconds: 60 }]
    app = await createRedirectApp({ kind, limits: { ...limitRules, links: many } })
    ada = await signIn(app)
    const premiumUntil = '9999-01-01T00:00:00.000Z'
    await app.database.db.updateTable('user_profile').set({ premiumUntil }).execute()
    await ada.trpc.profile.update.mutate({ affiliateTags: { de: 'ada-21' } })
    id = (await ada.trpc.links.save.mutate({ isbn: DUNE })).id
  }, 60_000)
  afterAll(() => app.close())

  const open = async (slug: string) => locationOf(await app.open(`/go/${slug}`, ['x-country: DE']))

  it('carry the tag, no tag, or the Attribution tag, each at once', async () => {
    const [mail, ebook, ad] = [
      await ada.trpc.links.createChannel.mutate({ id, channel: 'mail' }),
      await ada.trpc.links.createChannel.mutate({ id, channel: 'ebook' }),
      await ada.trpc.links.createChannel.mutate({ id, channel: 'ad' }),
    ]
    for (const { slug } of [mail, ebook, ad]) expect(await open(slug)).toBe(AMAZON)
    await ada.trpc.profile.update.mutate({ tagChannels: { networks: [], isListOptIn: true } })
    await ada.trpc.links.update.mutate({
      id,
      settings: { attribution: { de: `https://www.amazon.de/dp/0441172717?tag=ada-21&${MAAS}` } },
    })
    expect(await open(mail.slug)).toBe(`${AMAZON}?tag=ada-21`)
    expect(await open(ebook.slug)).toBe(AMAZON)
    expect(await open(ad.slug)).toBe(`${AMAZON}?${MAAS}`)
  })

  it('count their clicks by channel', async () => {
    const { slug } = await ada.trpc.links.createChannel.mutate({ id, channel: 'social' })
    await open(slug)
    expect((await app.outside.listHits()).at(-1)).toMatchObject({ channel: 'social' })
  })

  it('refuse an Attribution tag that is none, and one without Premium', async () => {
    const set = (attribution: object) =>
      ada.trpc.links.update
        .mutate({ id, settings: { attribution } })
        .catch((error) => error.data.reason)
    expect(await set({ de: 'https://www.amazon.de/dp/0441172717?tag=ada-21' })).toBe(
      'invalid-attribution-tag',
    )
    await app.database.db.updateTable('user_profile').set({ premiumUntil: null }).execute()
    expect(await set({})).toBe('premium-required-to-manage')
    const update = await ada.trpc.links.update.mutate({ id, settings: { recordUtm: true } })
    expect(update.settings.recordUtm).toBe(true)
  })

  it('export all slugs with their campaigns', async () => {
    const { slug } = await ada.trpc.links.createChannel.mutate({ id, channel: 'print' })
    await ada.trpc.links.setCampaign.mutate({ id, slug, campaign: 'Fair 2026' })
    const { tables } = await ada.trpc.profile.export.mutate({})
    expect(tables.link_slug).toContainEqual(
      expect.objectContaining({ slug, channel: 'print', campaign: 'Fair 2026' }),
    )
  })
})
