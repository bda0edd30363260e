import { DomainError } from '@everyshelf/domain/messages'
import { TRPCError } from '@trpc/server'
import { describe, expect, it } from 'vitest'
import type { Logger } from '../../logger.ts'
import { serveHandler } from '../../testing/serve-handler.ts'
import { t } from '../../trpc/init.ts'
import { publicProcedure } from '../../trpc/procedures.ts'
import type { RequestContext } from '../../trpc/request-context.ts'
import type { AppRouter } from './app-router.ts'
import { createTrpcRoute } from './trpc.route.ts'

const OWN = 'https://everyshelf.test'
const JSON_TYPE = { 'content-type': 'application/json' }

async function open(error?: unknown) {
  const logged: unknown[][] = []
  let calls = 0
  const respond = () => {
    calls++
    if (error) throw error
    return 'answered'
  }
  const router = t.router({
    ask: publicProcedure.query(respond),
    act: publicProcedure.input((value: unknown) => value).mutation(respond),
    refuse: publicProcedure.query(() => {
      throw new DomainError('not-found')
    }),
    wait: publicProcedure.query(() => {
      throw new DomainError('rate-limited', { retryAfterSeconds: 3 })
    }),
  })
  const context = { requestId: 'request-1', countCall: () => {} } as unknown as RequestContext
  const url = await serveHandler(
    createTrpcRoute({
      router: router as unknown as AppRouter,
      readContext: async () => context,
      trustedOrigins: [OWN],
      minimumExtension: '0.2.0',
      logger: { error: (...given: unknown[]) => void logged.push(given) } as unknown as Logger,
    }),
  )
  const read = async (answered: Response) => ({
    status: answered.status,
    headers: answered.headers,
    text: await answered.text(),
  })
  return {
    logged,
    countCalls: () => calls,
    get: async (path: string, headers: Record<string, string> = {}) =>
      await read(await fetch(url + path, { headers })),
    post: async (path: string, headers: Record<string, string> = {}, body = '{}') =>
      await read(
        await fetch(url + path, { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body }),
      ),
  }
}

describe('the tRPC route', () => {
  it('answers queries and mutations with no-store', async () => {
    const { get, post, logged } = await open()
    for (const response of [await get('/ask'), await post('/act', { origin: OWN })]) {
      expect([response.status, response.text]).toEqual([200, '{"result":{"data":"answered"}}'])
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('retry-after')).toBeNull()
    }
    expect(logged).toEqual([])
  })

  it('accepts queries by POST, for inputs too long for a URL', async () => {
    expect((await (await open()).post('/ask')).status).toBe(200)
  })

  it('S25 refuses mutations from another site', async () => {
    const { post, countCalls } = await open()
    expect((await post('/act', { origin: 'https://evil.test' })).status).toBe(403)
    expect(countCalls()).toBe(0)
  })

  it('R49 refuses an outdated extension', async () => {
    const { get } = await open()
    expect((await get('/ask', { 'x-everyshelf-client': 'extension/0.1.9' })).status).toBe(412)
    expect((await get('/ask', { 'x-everyshelf-client': 'extension/0.2.0' })).status).toBe(200)
  })

  it('R42 accepts a batch of 10 calls and refuses 11', async () => {
    const { get, countCalls } = await open()
    const batch = (calls: number) => get(`/${Array(calls).fill('ask').join(',')}?batch=1&input={}`)
    expect((await batch(10)).status).toBe(200)
    expect(countCalls()).toBe(10)
    expect((await batch(11)).status).toBe(400)
    expect(countCalls()).toBe(10)
  })

  it('R42 refuses bodies above the server’s limit', async () => {
    const { post, countCalls } = await open()
    const { status } = await post('/act', { origin: OWN }, JSON.stringify('x'.repeat(2_000_000)))
    expect(status).toBe(413)
    expect(countCalls()).toBe(0)
  })

  it('sends the longest retry-after of a batch', async () => {
    const { get } = await open()
    expect((await get('/wait')).headers.get('retry-after')).toBe('3')
    for (const other of ['ask', 'refuse']) {
      const { headers } = await get(`/${other},wait?batch=1&input={}`)
      expect(headers.get('retry-after'), other).toBe('3')
    }
  })

  it.each(['/%E0%A4%A', '//evil.test/ask'])('S64 answers 404 at %s', async (path) => {
    const { get, logged } = await open()
    const { status, text } = await get(path)
    expect(status).toBe(404)
    expect(JSON.parse(text)).toMatchObject({ error: { data: { reason: 'not-found' } } })
    expect(logged).toEqual([])
  })
})

describe('a failed call', () => {
  it('S64 logs the error and hides it from the client', async () => {
    const error = new Error('insides')
    const { get, logged } = await open(error)
    const { status, text } = await get('/ask')
    expect(status).toBe(500)
    expect(text).not.toContain('insides')
    expect(logged).toEqual([
      [{ err: error, path: 'ask', requestId: 'request-1' }, 'procedure failed'],
    ])
  })

  it('R53 logs why the database was down', async () => {
    const error = Object.assign(new Error('disk full'), { code: 'SQLITE_FULL' })
    const { get, logged } = await open(error)
    expect((await get('/ask')).status).toBe(503)
    expect(logged).toEqual([
      [{ err: error, path: 'ask', requestId: 'request-1' }, 'procedure failed'],
    ])
  })

  it('logs an error without a cause', async () => {
    const error = new TRPCError({ code: 'INTERNAL_SERVER_ERROR', message: 'insides' })
    const { get, logged } = await open(error)
    await get('/ask')
    expect(logged).toMatchObject([[{ err: error }, 'procedure failed']])
  })

  it('does not log refusals by a rule', async () => {
    const { get, logged } = await open(new DomainError('not-found'))
    expect((await get('/ask')).status).toBe(404)
    expect(logged).toEqual([])
  })
})
