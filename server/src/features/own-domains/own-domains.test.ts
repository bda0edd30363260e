import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { toIsoTime } from '../../db/columns.ts'
import { type LimitRules, limitRules } from '../../http/limits/rate-limits.ts'
import { type AccountClient, ada, bob, signIn } from '../../testing/account-client.ts'
import { relaxedAccountLimits, setPremium } from '../../testing/api-client.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { createFakeDns } from '../../testing/fake-dns.ts'
import { headerOf, sendRaw } from '../../testing/raw-client.ts'
import { relaxedAuthLimits } from '../../testing/relaxed-limits.ts'
import { serveOwnDomain } from '../../testing/serve-own-domain.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const START = Date.now()
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const EMMA = '9780141439587'
const SENSE = '9780141439662'
const PRIDE = '9780141439518'
const TARGET = 'domains.everyshelf.example'

const limits = Object.fromEntries(
  Object.keys(limitRules).map((name) => [name, [{ points: 1000, seconds: 60 }]]),
) as unknown as LimitRules

describe.each(databaseKinds)('an own domain on %s', (database) => {
  let app: TestApp
  let owner: AccountClient
  let other: AccountClient
  let time = START
  const { zone, dns } = createFakeDns()
  zone.addresses.set(TARGET, ['192.0.2.7', '2001:db8::7'])

  beforeAll(async () => {
    app = await createTestApp({
      database,
      dns,
      now: () => time,
      limits,
      authLimits: relaxedAuthLimits,
      accountLimits: relaxedAccountLimits,
      config: { domainTarget: TARGET, trustedProxies: ['127.0.0.1'] },
    })
    owner = await signIn(app, ada)
    other = await signIn(app, bob)
    await setPremium(app, true)
  }, 60_000)
  afterAll(() => app.close())

  const list = async (client = owner) => (await client.trpc.ownDomains.list.query()).domains
  const check = (host: string, client = owner) => client.trpc.ownDomains.check.mutate({ host })

  /** Adds the records that the page shows. */
  function addRecords(records: Awaited<ReturnType<typeof list>>[number]['records']): void {
    for (const { type, name, value } of records) {
      if (type === 'TXT') zone.texts.set(name, [...(zone.texts.get(name) ?? []), value])
      if (type === 'CNAME') zone.aliases.set(name, value)
      if (type === 'A' || type === 'AAAA') {
        zone.addresses.set(name, [...(zone.addresses.get(name) ?? []), value])
      }
    }
  }

  async function serve(host: string, client = owner): Promise<void> {
    const { records } = await client.trpc.ownDomains.add.mutate({ host })
    addRecords(records)
    expect(await check(host, client)).toMatchObject({ state: 'serving', problem: null })
  }

  async function open(host: string, target: string) {
    const [response] = await sendRaw(app.url, [{ target, host }])
    if (!response) throw new Error('no response')
    return { ...response, location: headerOf(response, 'location') }
  }

  const mayHaveCertificate = async (domain: string, headers: Record<string, string> = {}) =>
    (await fetch(`${app.url}/internal/certificate?domain=${domain}`, { headers })).status
  const notices = async () => {
    const rows = await app.database.db
      .selectFrom('mail_outbox')
      .select(['recipient', 'subject'])
      .where('template', '=', 'own-domain-changed')
      .orderBy('createdAt')
      .execute()
    return rows.map(({ recipient, subject }) => `${recipient}: ${subject}`)
  }

  it('names the two records, says what it finds instead, and serves once both are right', async () => {
    const added = await owner.trpc.ownDomains.add.mutate({ host: ' https://Books.Ada.Example/ ' })
    const [proof] = added.records
    expect(added).toMatchObject({ host: 'books.ada.example', state: 'waiting', problem: null })
    expect(added.records).toEqual([
      {
        type: 'TXT',
        name: '_everyshelf.books.ada.example',
        value: expect.stringMatching(/^everyshelf=[a-z0-9]{20}$/),
        field: '_everyshelf.books',
      },
      { type: 'CNAME', name: 'books.ada.example', value: TARGET, field: 'books' },
    ])
    zone.texts.set('_everyshelf.books.ada.example', ['v=spf1 -all'])
    expect(await check('books.ada.example')).toMatchObject({
      state: 'waiting',
      problem: 'proof',
      found: ['TXT v=spf1 -all'],
    })
    zone.texts.set('_everyshelf.books.ada.example', [proof?.value ?? ''])
    zone.aliases.set('books.ada.example', 'elsewhere.example')
    expect(await check('books.ada.example')).toMatchObject({
      problem: 'address',
      found: ['CNAME elsewhere.example'],
    })
    zone.aliases.set('books.ada.example', TARGET)
    zone.authorities.set('ada.example', ['digicert.com; policy=ev'])
    expect(await check('books.ada.example')).toMatchObject({
      problem: 'authority',
      found: ['CAA digicert.com'],
    })
    expect(await mayHaveCertificate('books.ada.example')).toBe(404)
    zone.authorities.set('ada.example', [
      'digicert.com',
      'letsencrypt.org; validationmethods=http-01',
    ])
    expect(await check('books.ada.example')).toMatchObject({ state: 'serving', problem: null })
    expect(await notices()).toEqual([`${ada.email}: books.ada.example is ready`])
  })

  it('S86 opens the links of its owner, and nothing else', async () => {
    const { slug } = await owner.trpc.links.save.mutate({ isbn: EMMA })
    const { slug: otherSlug } = await other.trpc.links.save.mutate({ isbn: PRIDE })
    for (const target of [`/${slug}`, `/${slug.toUpperCase()}.`, `/${slug}?utm_source=x`]) {
      const opened = await open('Books.Ada.Example:443', target)
      expect(opened.status).toBe(302)
      expect(opened.location).toMatch(/^https:\/\/www\.amazon\.com\/dp\/0141439580/)
    }
    const refused = [`/${otherSlug}`, '/', `/go/${slug}`, '/redirect?isbn=9780141439587']
    for (const target of [
      ...refused,
      '/api/trpc/session.get',
      '/admin',
      '/dashboard',
      '/healthz',
    ]) {
      const { status, body } = await open('books.ada.example', target)
      expect([target, status]).toEqual([target, 404])
      expect(body).not.toContain('/report')
    }
    const opened = await open('books.ada.example', `/${slug}`)
    expect(headerOf(opened, 'set-cookie')).toBeUndefined()
    expect((await open('unknown.example', '/healthz')).status).toBe(200)
    expect((await open(new URL(app.url).host, `/go/${slug}`)).status).toBe(302)
  })

  it('gives its owner’s links its address, and knows them when they are pasted', async () => {
    const { id, slug, globalLink } = await owner.trpc.links.save.mutate({ isbn: SENSE })
    expect(globalLink).toBe(`https://books.ada.example/${slug}`)
    const print = await owner.trpc.links.createChannel.mutate({ id, channel: 'print' })
    expect(print.url).toBe(`https://books.ada.example/${print.slug}`)
    const again = owner.trpc.links.save.mutate({ isbn: SENSE })
    await expect(again).rejects.toMatchObject({
      data: { details: { globalLink } },
    })
    const page = await open(new URL(app.url).host, `/book/${SENSE}/universal?link=${slug}`)
    expect(page.body).toContain(`value="${globalLink}"`)
    const { user } = await owner.trpc.session.get.query()
    expect(user?.ownDomains).toEqual(['books.ada.example'])
    const generate = async (input: string, client = owner) =>
      await client.trpc.links.generate.mutate({ input })
    for (const input of [globalLink, `Books.Ada.Example/${slug}?country=de`]) {
      expect(await generate(input)).toMatchObject({ globalLink, isOwnLink: true })
    }
    const { slug: otherSlug } = await other.trpc.links.save.mutate({ isbn: SENSE })
    await expect(generate(`books.ada.example/${otherSlug}`)).rejects.toThrow('no-such-link')
    expect((await generate(globalLink, other)).isOwnLink).toBe(false)

    zone.aliases.set('books.ada.example', 'elsewhere.example')
    await check('books.ada.example')
    const ours = `${app.config.publicUrl}/go/${slug}`
    expect((await owner.trpc.links.get.query({ id })).globalLink).toBe(ours)
    expect((await open('books.ada.example', `/${slug}`)).status).toBe(302)
    zone.aliases.set('books.ada.example', TARGET)
    await check('books.ada.example')
    expect((await owner.trpc.links.get.query({ id })).globalLink).toBe(globalLink)
  })

  it('shows the chosen author page at its root', async () => {
    const { id } = await owner.trpc.authorPages.create.mutate({ name: 'Ada', address: 'ada-lind' })
    await owner.trpc.ownDomains.choosePage.mutate({ host: 'books.ada.example', pageId: id })
    expect((await open('books.ada.example', '/')).status).toBe(404)
    await owner.trpc.authorPages.publish.mutate({ id })
    const root = await open('books.ada.example', '/?utm_source=x')
    expect([root.status, root.body]).toEqual([200, expect.stringContaining('Ada')])
    const foreign = other.trpc.ownDomains.choosePage.mutate
    await expect(foreign({ host: 'books.ada.example', pageId: id })).rejects.toThrow('not-found')
    await serve('books.bob.example', other)
    const chosen = foreign({ host: 'books.bob.example', pageId: id })
    await expect(chosen).rejects.toThrow('not-found')
    expect((await open('books.bob.example', '/')).status).toBe(404)
  })

  it('S87 keeps a host when another account adds it, however much has changed since', async () => {
    await other.trpc.ownDomains.add.mutate({ host: 'books.ada.example' })
    await app.database.db
      .updateTable('own_domain')
      .set(({ ref }) => ({ version: sql<number>`${ref('version')} + 1000` }))
      .where('heldHost', 'is', null)
      .execute()
    await check('books.ada.example', other)
    expect(await mayHaveCertificate('books.ada.example')).toBe(200)
    await other.trpc.ownDomains.remove.mutate({ host: 'books.ada.example' })
    expect(await mayHaveCertificate('books.ada.example')).toBe(200)
  })

  it('S88 lets only the proxy ask for certificates, and only for itself', async () => {
    expect(await mayHaveCertificate('books.ada.example')).toBe(200)
    expect(await mayHaveCertificate('other.ada.example')).toBe(404)
    const forwarded = { 'x-forwarded-for': '192.0.2.1' }
    expect(await mayHaveCertificate('books.ada.example', forwarded)).toBe(404)
  })

  it('at the root of a zone, has address records', async () => {
    const { records } = await owner.trpc.ownDomains.add.mutate({ host: 'ada-lind.example' })
    expect(records.slice(1)).toEqual([
      { type: 'A', name: 'ada-lind.example', value: '192.0.2.7', field: '@' },
      { type: 'AAAA', name: 'ada-lind.example', value: '2001:db8::7', field: '@' },
      { type: 'CNAME', name: 'www.ada-lind.example', value: TARGET, field: 'www' },
    ])
    addRecords(records)
    expect(await check('ada-lind.example')).toMatchObject({ state: 'serving', hasWww: true })
    await owner.trpc.ownDomains.remove.mutate({ host: 'ada-lind.example' })
    expect((await open('ada-lind.example', '/healthz')).status).toBe(200)
    expect((await list()).map(({ host }) => host)).toEqual(['books.ada.example'])
  })

  it('S86 S88 opens its links under www as well, only while that name leads here', async () => {
    const { slug } = await owner.trpc.links.save.mutate({ isbn: '9780439708180' })
    const www = 'www.ada-lind.example'
    await owner.trpc.ownDomains.add.mutate({ host: 'ada-lind.example' })
    await check('ada-lind.example')
    expect((await open(www, `/${slug}`)).location).toMatch(/^https:\/\/www\.amazon\./)
    expect(await open(`${www}:443`, '/series/x?lang=de')).toMatchObject({
      status: 301,
      location: 'https://ada-lind.example/series/x?lang=de',
    })
    expect(await mayHaveCertificate(www)).toBe(200)
    expect(await mayHaveCertificate(`www.${www}`)).toBe(404)

    zone.aliases.set(www, 'elsewhere.example')
    expect(await check('ada-lind.example')).toMatchObject({ state: 'serving', hasWww: false })
    expect(await mayHaveCertificate(www)).toBe(404)
    zone.silent.add(www)
    expect(await check('ada-lind.example')).toMatchObject({ state: 'serving', hasWww: false })
    zone.silent.delete(www)
    zone.aliases.delete(www)
    await owner.trpc.ownDomains.remove.mutate({ host: 'ada-lind.example' })
  })

  it.each([
    ['192.0.2.1', 'invalid-host'],
    ['*.ada.example', 'invalid-host'],
    ['books.ada.example:8443', 'invalid-host'],
    ['localhost', 'invalid-host'],
    ['co.uk', 'own-domain-refused'],
    ['github.io', 'own-domain-refused'],
    [TARGET, 'own-domain-refused'],
    [`ada.${TARGET}`, 'own-domain-refused'],
    ['everyshelf.example', 'own-domain-refused'],
    ['amazon.de', 'own-domain-refused'],
    ['books.kobo.com', 'own-domain-refused'],
    ['arnazon-books.example', 'own-domain-refused'],
    ['every-shelf.ada.example', 'own-domain-refused'],
    ['bоoks.ada.example', 'own-domain-refused'],
    ['bit.ly', 'own-domain-refused'],
  ])('S89 cannot be %s', async (host, code) => {
    await expect(owner.trpc.ownDomains.add.mutate({ host })).rejects.toThrow(code)
  })

  it('needs Premium to be added, and stays without it', async () => {
    for (const host of ['two.ada.example', 'three.ada.example']) {
      await owner.trpc.ownDomains.add.mutate({ host })
    }
    const add = owner.trpc.ownDomains.add.mutate
    await expect(add({ host: 'four.ada.example' })).rejects.toThrow('own-domain-limit-reached')
    for (const host of ['two.ada.example', 'three.ada.example']) {
      await owner.trpc.ownDomains.remove.mutate({ host })
    }
    await setPremium(app, false)
    await expect(add({ host: 'four.ada.example' })).rejects.toThrow('premium-required-for-domains')
    expect(await check('books.ada.example')).toMatchObject({ state: 'serving' })
    await setPremium(app, true)
  })

  it('changes nothing while DNS does not answer', async () => {
    zone.isAnswering = false
    await expect(check('books.ada.example')).rejects.toThrow('unavailable')
    zone.isAnswering = true
    expect(await list()).toMatchObject([{ state: 'serving', problem: null }])
  })

  it('S87 belongs to one account: another that proves it gets it after three days', async () => {
    time += 2 * HOUR_MS
    const { records } = await other.trpc.ownDomains.add.mutate({ host: 'books.ada.example' })
    expect(await check('books.ada.example', other)).toMatchObject({ problem: 'proof' })
    addRecords(records)
    expect(await check('books.ada.example', other)).toMatchObject({ problem: 'held' })
    expect(await notices()).toContain(
      `${ada.email}: Another account has proven control of books.ada.example`,
    )
    time += 3 * DAY_MS - HOUR_MS
    expect(await check('books.ada.example', other)).toMatchObject({ state: 'waiting' })
    expect(await list()).toMatchObject([{ host: 'books.ada.example', state: 'serving' }])
    time += HOUR_MS
    expect(await check('books.ada.example', other)).toMatchObject({ state: 'serving' })
    expect(await list()).toEqual([])
    expect(await notices()).toContain(`${ada.email}: books.ada.example is no longer connected`)
    const slug = (await owner.trpc.links.list.query({})).links[0]?.slug
    expect((await open('books.ada.example', `/${slug}`)).status).toBe(404)
    await other.trpc.ownDomains.remove.mutate({ host: 'books.ada.example' })
  })

  it('is broken from the first wrong check on, is no longer certified, and is released after 30 days', async () => {
    time += 2 * HOUR_MS
    await serve('books.ada.example')
    zone.texts.delete('_everyshelf.books.ada.example')
    const brokenAt = time
    expect(await check('books.ada.example')).toMatchObject({
      state: 'broken',
      problem: 'proof',
      brokenSince: new Date(brokenAt).toISOString(),
    })
    expect(await mayHaveCertificate('books.ada.example')).toBe(404)
    expect(await notices()).toContain(
      `${ada.email}: The DNS records for books.ada.example have changed`,
    )
    // A session does not last that long.
    await app.database.db
      .updateTable('own_domain')
      .set({ brokenSince: new Date(brokenAt - 30 * DAY_MS + HOUR_MS).toISOString() })
      .where('heldHost', '=', 'books.ada.example')
      .execute()
    expect(await check('books.ada.example')).toMatchObject({ state: 'broken' })
    time += HOUR_MS
    await expect(check('books.ada.example')).rejects.toThrow('not-found')
    expect(await list()).toEqual([])
  })

  it('is checked although DNS answers for none of many others', async () => {
    const ids = Array.from({ length: 25 }, (_, at) => `dead-${at}.bob.example`)
    for (const host of ids) {
      zone.silent.add(`_everyshelf.${host}`)
      await serveOwnDomain(app, host, bob.email)
    }
    const { records } = await owner.trpc.ownDomains.add.mutate({ host: 'late.ada.example' })
    await app.database.db
      .updateTable('own_domain')
      .set({ state: 'waiting', addedAt: toIsoTime(0), checkedAt: null, triedAt: null })
      .where('host', 'in', ids)
      .execute()
    addRecords(records)
    await vi.waitFor(
      async () => {
        time += HOUR_MS
        expect((await list()).map(({ state }) => state)).toEqual(['serving'])
      },
      { timeout: 20_000, interval: 1000 },
    )
    await app.database.db.deleteFrom('own_domain').where('host', 'in', ids).execute()
    await owner.trpc.ownDomains.remove.mutate({ host: 'late.ada.example' })
  }, 30_000)

  it('is checked without its owner, and every process learns it', async () => {
    const { records } = await owner.trpc.ownDomains.add.mutate({ host: 'new.ada.example' })
    addRecords(records)
    // The job may have run just before.
    time += HOUR_MS
    await vi.waitFor(async () => {
      expect((await list()).map(({ state }) => state)).toEqual(['serving'])
      expect(await mayHaveCertificate('new.ada.example')).toBe(200)
    }, 15_000)
  }, 20_000)

  it('P7 S90 opens links for 30 days after its account is deleted, and is then free', async () => {
    const host = 'new.ada.example'
    const { slug } = await owner.trpc.links.save.mutate({ isbn: '9780143127741' })
    const foreign = await other.trpc.links.save.mutate({ isbn: '9780143127741' })
    await owner.trpc.accounts.deleteAccount.mutate({ password: ada.password })
    await vi.waitFor(async () => expect((await open(host, '/')).status).toBe(410), 5000)
    for (const path of ['/series/salt', '/robots.txt', `/embed/${slug}`]) {
      expect([path, (await open(host, path)).status]).toEqual([path, 410])
    }
    const readRow = () =>
      app.database.db
        .selectFrom('own_domain')
        .select(['heldHost', 'token', 'pageId'])
        .where('host', '=', host)
        .execute()
    expect(await readRow()).toEqual([{ heldHost: host, token: '', pageId: null }])
    expect(await mayHaveCertificate(host)).toBe(200)
    expect((await open(host, `/${slug}`)).location).toMatch(/^https:\/\/www\.amazon\./)
    expect((await open(host, `/${foreign.slug}`)).status).toBe(404)
    time += 30 * DAY_MS
    await vi.waitFor(async () => expect(await mayHaveCertificate(host)).toBe(404), 15_000)
    expect(await readRow()).toEqual([{ heldHost: null, token: '', pageId: null }])
    expect((await open(host, '/healthz')).status).toBe(200)
    expect((await open(new URL(app.url).host, `/go/${slug}`)).status).toBe(302)
  }, 30_000)
})

it('is refused by a server without a target', async () => {
  const app = await createTestApp()
  const client = await signIn(app, ada)
  expect(await client.trpc.ownDomains.list.query()).toEqual({ target: null, domains: [] })
  const add = client.trpc.ownDomains.add.mutate({ host: 'books.ada.example' })
  await expect(add).rejects.toThrow('own-domains-off')
  await app.close()
}, 60_000)
