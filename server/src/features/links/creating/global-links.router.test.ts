import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { bob, signIn } from '../../../testing/account-client.ts'
import { databaseKinds } from '../../../testing/databases.ts'
import { createRedirectApp, type RedirectApp } from '../../../testing/redirect-app.ts'
import { createTestApp } from '../../../testing/test-app.ts'

let app: RedirectApp
afterEach(() => app.close())

async function open(): Promise<void> {
  app = await createRedirectApp({})
  await app.outside.addOwner({})
  await app.outside.addLink({})
}

const own = (path: string) => `${app.config.publicUrl}${path}`
const generate = (input: string) => app.trpc.links.generate.mutate({ input })

describe('generate with one of our own Global Links', () => {
  it.each(['/go/h7kq2mw', '/go/H7KQ2MW', '/go/h7kq2mw?country=DE'])(
    'makes the links of the book that %s leads to',
    async (path) => {
      await open()
      expect(await generate(own(path))).toMatchObject({
        identifier: { key: '9780143127741' },
        source: { retailer: null, marketplace: null, foreignTag: null },
        globalLink: null,
      })
    },
  )

  it('makes the links of the book that the long form names', async () => {
    await open()
    expect(await generate(own('/redirect?isbn=0441172717&userId=x'))).toMatchObject({
      identifier: { key: '9780441172719' },
    })
  })

  it.each([
    ['/go/nothere', 'no-such-link', 404],
    ['/redirect?isbn=0441172718', 'invalid-identifier', 400],
    ['/pricing', 'invalid-url', 400],
  ])('refuses %s as %s', async (path, reason, httpStatus) => {
    await open()
    const refusal = await generate(own(path)).catch((error) => error.data)
    expect(refusal).toMatchObject({ reason, httpStatus })
  })

  it('does not accept the same path on another host', async () => {
    await open()
    const refusal = await generate('https://other.example/go/h7kq2mw').catch((error) => error.data)
    expect(refusal).toMatchObject({ reason: 'invalid-url' })
  })

  it('counts no click', async () => {
    await open()
    await generate(own('/go/h7kq2mw'))
    expect(await app.database.db.selectFrom('link_hit').selectAll().execute()).toEqual([])
  })
})

describe.each(databaseKinds)('the user’s own Global Link on %s', (database) => {
  it('is recognized, and the link of another account is not', async () => {
    const server = await createTestApp({ database })
    onTestFinished(() => server.close())
    const ada = (await signIn(server)).trpc.links
    const { id, globalLink, slug } = await ada.save.mutate({ isbn: '9780441172719' })
    const own = await ada.generate.mutate({ input: globalLink })
    expect(own).toMatchObject({ isOwnLink: true, saved: { id, slug } })
    const inGermany = await ada.generate.mutate({ input: `${globalLink}?country=DE` })
    expect(inGermany.isOwnLink).toBe(true)
    const mail = await ada.createChannel.mutate({ id, channel: 'mail' })
    const input = globalLink.replace(slug, mail.slug)
    expect((await ada.generate.mutate({ input })).isOwnLink).toBe(true)
    expect((await ada.generate.mutate({ input: '9780441172719' })).isOwnLink).toBe(false)

    const other = (await signIn(server, bob)).trpc.links
    await other.save.mutate({ isbn: '9780441172719' })
    const foreign = await other.generate.mutate({ input: globalLink })
    expect(foreign.isOwnLink).toBe(false)
    expect(foreign.saved?.id).not.toBe(id)
  })
})
