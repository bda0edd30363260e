import { expect, it, onTestFinished } from 'vitest'
import { databaseKinds } from '../../testing/databases.ts'
import { startFakeBookServices } from '../../testing/fake-book-services.ts'
import { startFakeShortHost } from '../../testing/fake-short-host.ts'
import { createTestApp, type TestAppOptions } from '../../testing/test-app.ts'

async function open(options: TestAppOptions = {}) {
  const app = await createTestApp(options)
  onTestFinished(() => app.close())
  return app
}

it.each(databaseKinds)('generates links and then knows the book, on %s', async (database) => {
  const services = await startFakeBookServices()
  onTestFinished(() => services.close())
  const { googleBooksUrl, openLibraryUrl, coversUrl } = services
  const app = await open({
    database,
    config: { upstreams: { googleBooksUrl, openLibraryUrl, coversUrl } },
  })
  const input = '0441172717'
  const first = await app.trpc.links.generate.mutate({ input })
  expect(first).toMatchObject({ isBookKnown: false, book: { title: 'Book (ID: 9780441172719)' } })
  expect(services.requests).toEqual([])
  await app.trpc.books.lookup.query({ id: input })
  const second = await app.trpc.links.generate.mutate({ input })
  expect(second).toMatchObject({ isBookKnown: true, book: { title: 'Dune' } })
})

it('takes a short link to its book', async () => {
  const host = await startFakeShortHost({
    links: { 'amzn.to/3xYz': 'https://www.amazon.de/dp/0143127748?tag=thief-21' },
  })
  onTestFinished(() => host.close())
  const app = await open({ network: { resolve: host.resolve, dial: host.dial } })
  const made = await app.trpc.links.generate.mutate({ input: 'https://amzn.to/3xYz' })
  expect(made.identifier.key).toBe('9780143127741')
  expect(await app.trpc.links.resolveShort.mutate({ url: 'https://amzn.to/3xYz' })).toEqual({
    asin: '9780143127741',
  })
})

it('counts a short link that comes by generate with those that are only resolved', async () => {
  const app = await open()
  const generate = () =>
    app.trpc.links.generate.mutate({ input: 'https://evil.amzn.to.test/x' }).catch((e) => e.data)
  expect((await generate()).reason).toBe('invalid-url')
  const follow = () =>
    app.trpc.links.generate.mutate({ input: 'https://amzn.to/nowhere' }).catch((e) => e.data)
  for (let call = 0; call < 10; call++) expect((await follow()).reason).toBe('invalid-url')
  expect(await follow()).toMatchObject({ reason: 'rate-limited', httpStatus: 429 })
  const resolve = app.trpc.links.resolveShort.mutate({ url: 'https://amzn.to/nowhere' })
  await expect(resolve).rejects.toMatchObject({ data: { reason: 'rate-limited' } })
})

it('allows 30 generations a minute and says how long to wait', async () => {
  const app = await open()
  const generate = () => app.trpc.links.generate.mutate({ input: '0143127748' })
  for (let call = 0; call < 30; call++) await generate()
  const refused = await generate().catch((error) => error.data)
  expect(refused).toMatchObject({ httpStatus: 429, reason: 'rate-limited' })
  expect(refused.details.retryAfterSeconds).toBeGreaterThan(50)
})

it('refuses wrong input by its code', async () => {
  const app = await open()
  const refusal = (input: string) =>
    app.trpc.links.generate.mutate({ input }).catch((error) => error.data)
  expect(await refusal('978-0-14-312774-2')).toMatchObject({
    httpStatus: 400,
    reason: 'invalid-identifier',
    details: { problem: 'check-digit' },
  })
  expect(await refusal('https://example.test/book')).toMatchObject({ reason: 'invalid-url' })
  expect(await refusal('x'.repeat(2049))).toMatchObject({ reason: 'invalid-input' })
})
