import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountClient, ada as person, signIn } from '../../testing/account-client.ts'
import { databaseKinds } from '../../testing/databases.ts'
import {
  chrome,
  createRedirectApp,
  locationOf,
  type RedirectApp,
} from '../../testing/redirect-app.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const DUNE = '9780441172719'

describe.each(databaseKinds)('saved links over HTTP on %s', (kind) => {
  let app: RedirectApp
  let ada: AccountClient
  let clock = Date.now()
  beforeAll(async () => {
    app = await createRedirectApp({ kind, now: () => clock })
    ada = await signIn(app)
  }, 60_000)
  afterAll(() => app.close())

  /** Sessions end long before these links do. */
  async function waitAndSignIn(days: number): Promise<void> {
    clock += days * DAY_MS
    const { email, password } = person
    await ada.post('/api/auth/sign-in/email', { email, password })
  }

  const openFromGermany = (slug: string) => app.open(`/go/${slug}`, ['X-Country: DE'])

  it('R17 a link leads on as soon as it is saved', async () => {
    const { slug } = await ada.trpc.links.save.mutate({ isbn: DUNE })
    const answer = await openFromGermany(slug)
    expect(answer.status).toBe(302)
    expect(locationOf(answer)).toBe('https://www.amazon.de/dp/0441172717?tag=shelfde-21')
  })

  it('counts what readers open', async () => {
    const [saved] = await ada.trpc.links.list.query()
    expect(saved?.clicks30d).toBe(1)
  })

  it('R17 goes on for 30 days after it is removed, and at once again when it is restored', async () => {
    const [saved] = await ada.trpc.links.list.query()
    const { id = '', slug = '' } = saved ?? {}
    await ada.trpc.links.remove.mutate({ id })
    expect((await openFromGermany(slug)).status).toBe(302)
    await waitAndSignIn(29)
    await ada.trpc.links.restore.mutate({ id })
    await waitAndSignIn(2)
    expect((await openFromGermany(slug)).status).toBe(302)
  })

  it('is gone 30 days after it is removed, until the same person saves the book again', async () => {
    const [saved] = await ada.trpc.links.list.query()
    const { id = '', slug = '' } = saved ?? {}
    await ada.trpc.links.remove.mutate({ id })
    await waitAndSignIn(31)
    expect((await openFromGermany(slug)).status).toBe(404)
    const again = await ada.trpc.links.save.mutate({ isbn: DUNE })
    expect(again.slug).toBe(slug)
    expect((await openFromGermany(slug)).status).toBe(302)
  })

  it('S25 takes no save that another site asks for', async () => {
    const answer = await fetch(`${app.url}/api/trpc/links.save`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': chrome,
        cookie: ada.cookies(),
        origin: 'https://evil.example',
      },
      body: JSON.stringify({ isbn: '9780143127741' }),
    })
    expect(answer.status).toBe(403)
    expect(await ada.trpc.links.list.query()).toHaveLength(1)
  })
})
