import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import type { buildConnector } from 'undici'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { environmentSchema } from '../config/config-schema.ts'
import { startFakeShortHost } from '../testing/fake-short-host.ts'
import { listenOnLoopback } from '../testing/loopback.ts'
import { createAgent } from './agent.ts'
import { createGuardedDialer, type GuardedDialerDeps } from './guarded-dialer.ts'
import { defaultLimits } from './limits.ts'

/** Connects through the guard; returns the socket or the error message. */
function dialOnce(
  deps: Partial<GuardedDialerDeps>,
  target: Partial<buildConnector.Options> = {},
): Promise<unknown> {
  const connect = createGuardedDialer({ connectMs: 1000, ...deps })
  const wanted = { protocol: 'https:', hostname: 'amzn.to', port: '', ...target }
  return new Promise((resolve) => {
    connect(wanted, (error, socket) => {
      socket?.destroy()
      resolve(error?.message ?? socket)
    })
  })
}

describe('createGuardedDialer', () => {
  it('S15 connects to the checked addresses after one lookup', async () => {
    const host = await startFakeShortHost({ links: {} })
    onTestFinished(host.close)
    const resolve = vi.fn(async () => ['52.94.236.248', '2606:4700::1'])
    expect(await dialOnce({ resolve, dial: host.dial })).toBeTypeOf('object')
    expect(resolve).toHaveBeenCalledOnce()
    expect(host.dials).toEqual(['amzn.to:443 at 52.94.236.248 2606:4700::1'])
  })

  it('S15 is safe from DNS rebinding', async () => {
    const host = await startFakeShortHost({ links: {} })
    onTestFinished(host.close)
    const responses = [['52.94.236.248'], ['127.0.0.1']]
    const resolve = async () => responses.shift() ?? []
    await dialOnce({ resolve, dial: host.dial })
    expect(await dialOnce({ resolve, dial: host.dial })).toBe('address')
    expect(host.dials).toEqual(['amzn.to:443 at 52.94.236.248'])
  })

  it.each([
    ['loopback', ['127.0.0.1']],
    ['a public and a private address', ['52.94.236.248', '10.0.0.7']],
    ['an IPv4-mapped address', ['::ffff:127.0.0.1']],
    ['a NAT64 address', ['64:ff9b::a00:7']],
    ['a carrier NAT address', ['100.64.0.1']],
    ['the zero address', ['0.0.0.0']],
    ['the metadata address', ['169.254.169.254']],
    ['nothing', []],
  ])('S15 does not dial when a name resolves to %s', async (_what, addresses) => {
    const dial = vi.fn()
    expect(await dialOnce({ resolve: async () => addresses, dial })).toBe('address')
    expect(dial).not.toHaveBeenCalled()
  })

  it.each(['127.0.0.1', '0x7f.1', '2130706433', '::ffff:127.0.0.1', '::1', '8.8.8.8'])(
    'S15 refuses the literal %s before any lookup',
    async (hostname) => {
      const resolve = vi.fn()
      const dial = vi.fn()
      expect(await dialOnce({ resolve, dial }, { hostname })).toBe('address')
      expect(resolve).not.toHaveBeenCalled()
      expect(dial).not.toHaveBeenCalled()
    },
  )

  it.each([
    ['plain http', { protocol: 'http:' }],
    ['another port', { port: '8443' }],
  ])('S13 refuses %s before any lookup', async (_what, target) => {
    const resolve = vi.fn()
    expect(await dialOnce({ resolve }, target)).toBe('address')
    expect(resolve).not.toHaveBeenCalled()
  })

  it('S18 aborts a lookup or a connection that hangs', async () => {
    const never = () => new Promise<never>(() => {})
    expect(await dialOnce({ connectMs: 20, resolve: never })).toBe('network')
    const resolve = async () => ['52.94.236.248']
    expect(await dialOnce({ connectMs: 20, resolve, dial: never })).toBe('network')
  })

  it('S18 destroys a connection that succeeds after it was given up', async () => {
    const late = Promise.withResolvers<Socket>()
    const destroy = vi.fn()
    const callback = vi.fn()
    const connect = createGuardedDialer({
      connectMs: 1,
      resolve: async () => ['52.94.236.248'],
      dial: () => late.promise,
    })
    connect({ protocol: 'https:', hostname: 'amzn.to', port: '' }, callback)
    await expect.poll(() => callback.mock.calls.length).toBe(1)
    late.resolve({ destroy } as unknown as Socket)
    await expect.poll(() => destroy.mock.calls.length).toBe(1)
    expect(callback).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: 'network' }),
      null,
    )
  })

  it('leaves no timer behind', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    expect(await dialOnce({ resolve: async () => [] })).toBe('address')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('reports a name without an address as a network failure', async () => {
    const resolve = async () => {
      throw Object.assign(new Error('queryA ENOTFOUND amzn.to'), { code: 'ENOTFOUND' })
    }
    expect(await dialOnce({ resolve })).toBe('queryA ENOTFOUND amzn.to')
  })
})

describe('the built guard', () => {
  const switches = [
    ...Object.keys(environmentSchema.shape),
    'NODE_ENV',
    'NODE_TLS_REJECT_UNAUTHORIZED',
    'NODE_USE_ENV_PROXY',
    'HTTP_PROXY',
    'HTTPS_PROXY',
    'NO_PROXY',
    'CI',
    'VITEST',
  ]

  it.each(['1', '0', 'true', 'test', 'development', 'http://127.0.0.1', '127.0.0.1/8', '*'])(
    'S16 still refuses this machine with every environment variable set to %j',
    async (value) => {
      const server = createServer((_request, response) => response.end('reached'))
      const loopback = await listenOnLoopback(server)
      onTestFinished(loopback.close)
      for (const name of switches) vi.stubEnv(name, value)
      onTestFinished(() => void vi.unstubAllEnvs())
      vi.resetModules()
      const fresh = await import('./guarded-dialer.ts')
      const dialer = fresh.createGuardedDialer({ connectMs: 1000 })
      const agent = createAgent(() => dialer, defaultLimits)
      onTestFinished(() => agent.destroy())
      for (const host of ['localhost', '127.0.0.1', '[::1]', '0x7f.1']) {
        const request = agent.request({
          origin: `https://${host}:${loopback.port}`,
          path: '/',
          method: 'GET',
        })
        await expect(request).rejects.toThrow('address')
        await expect(
          agent.request({ origin: `https://${host}`, path: '/', method: 'GET' }),
        ).rejects.toThrow('address')
      }
      expect(loopback.socketCount()).toBe(0)
    },
  )
})
