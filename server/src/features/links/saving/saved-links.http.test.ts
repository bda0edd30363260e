import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountClient, bob, signIn } from '../../../testing/account-client.ts'
import { databaseKinds } from '../../../testing/databases.ts'
import {
  chrome,
  createRedirectApp,
  locationOf,
  type RedirectApp,
} from '../../../testing/redirect-app.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const DUNE = '9780441172719'

describe.each(databaseKinds)('saved links over HTTP on %s', (kind) => {
  let app: RedirectApp
  let ada: AccountClient
  beforeAll(async () => {
    app = await createRedirectApp({ kind })
    ada = await signIn(app)
  }, 60_000)
  afterAll(() => app.close())

  const openFromGermany = (slug: string) => app.open(`/go/${slug}`, ['X-Country: DE'])

  it('R17 a link leads on as soon as it is saved', async () => {
    const { slug } = await ada.trpc.links.save.mutate({ isbn: DUNE })
    const response = await openFromGermany(slug)
    expect(response.status).toBe(302)
    expect(locationOf(response)).toBe('https://www.amazon.de/dp/0441172717?tag=shelfde-21')
  })

  it('S12 shows the title that a page gave a book to the owner only', async () => {
    const hint = { title: 'Buy <b>my pills</b>', authors: ['Spam'] }
    const saved = await ada.trpc.links.save.mutate({ isbn: '9798886451740', hint })
    expect(saved).toMatchObject({ title: 'Buy <b>my pills</b>', titleSource: 'page' })
    const ben = await signIn(app, bob)
    const paths = ['/book/9798886451740/universal', `/amazon-marketplace/${saved.id}`]
    for (const path of paths) {
      const page = await (await fetch(`${app.url}${path}`)).text()
      expect(page).toContain('9798886451740')
      expect(page).not.toContain('my pills')
    }
    expect(await ben.trpc.books.lookup.query({ id: '9798886451740' })).toMatchObject({
      title: 'Book (ID: 9798886451740)',
    })
    await ada.trpc.links.remove.mutate({ id: saved.id })
  })

  it('counts what readers open', async () => {
    const [saved] = (await ada.trpc.links.list.query()).links
    expect(saved?.clicks30d).toBe(1)
  })

  it('R17 goes on after it is removed and when it is restored', async () => {
    const [saved] = (await ada.trpc.links.list.query()).links
    const { id = '', slug = '' } = saved ?? {}
    await ada.trpc.links.remove.mutate({ id })
    expect((await ada.trpc.links.list.query()).links).toEqual([])
    expect((await openFromGermany(slug)).status).toBe(302)
    await ada.trpc.links.restore.mutate({ id })
    expect((await openFromGermany(slug)).status).toBe(302)
  })

  it('R17 leads on again, under its old address, when its book is saved after a year', async () => {
    const [saved] = (await ada.trpc.links.list.query()).links
    const { id = '', slug = '' } = saved ?? {}
    await ada.trpc.links.remove.mutate({ id })
    const removedAt = new Date(Date.now() - 400 * DAY_MS).toISOString()
    await app.outside.db.updateTable('saved_link').set({ removedAt }).execute()
    await expect(ada.trpc.links.restore.mutate({ id })).rejects.toThrow('not-found')
    const again = await ada.trpc.links.save.mutate({ isbn: DUNE })
    expect(again).toMatchObject({ id, slug })
    expect((await openFromGermany(slug)).status).toBe(302)
  })

  it('S25 takes no save that another site asks for', async () => {
    const response = await fetch(`${app.url}/api/trpc/links.save`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': chrome,
        cookie: ada.cookies(),
        origin: 'https://evil.example',
      },
      body: JSON.stringify({ isbn: '9780143127741' }),
    })
    expect(response.status).toBe(403)
    expect((await ada.trpc.links.list.query()).links).toHaveLength(1)
  })
})
