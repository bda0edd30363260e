import { createServer } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createAgent } from '../../outbound/agent.ts'
import { createGuardedDialer } from '../../outbound/guarded-dialer.ts'
import { defaultLimits } from '../../outbound/limits.ts'
import { networkTo, startFakeWebhookReceiver } from '../../testing/fake-webhook-receiver.ts'
import { listenOnLoopback } from '../../testing/loopback.ts'
import { sendEvent } from './send-event.ts'

const NEVER_MS = 600_000
const request = { url: 'https://hooks.example.org/in', headers: { 'x-test': '1' }, body: '{}' }

async function openReceiver(resolve?: () => Promise<string[]>) {
  const receiver = await startFakeWebhookReceiver()
  const network = networkTo(receiver.port, resolve)
  const dialer = createGuardedDialer({ connectMs: 1000, ...network })
  const agent = createAgent(() => dialer, defaultLimits)
  onTestFinished(async () => {
    await agent.destroy()
    await receiver.close()
  })
  return { receiver, agent, dials: network.dials }
}

describe('a request to a webhook', () => {
  it.each([
    ['127.0.0.1'],
    ['10.0.0.7'],
    ['::1'],
    ['169.254.169.254'],
    ['52.94.236.248', '10.0.0.1'],
  ])('S15 opens no socket to %s', async (...addresses) => {
    const { agent, dials } = await openReceiver(async () => addresses)
    expect(await sendEvent(agent, request)).toEqual({
      status: null,
      error: 'address',
      responseBody: null,
    })
    expect(dials).toEqual([])
  })

  it('S15 is safe from DNS rebinding between two attempts', async () => {
    const responses = [['52.94.236.248'], ['127.0.0.1']]
    const { agent, dials, receiver } = await openReceiver(async () => responses.shift() ?? [])
    expect((await sendEvent(agent, request)).status).toBe(204)
    expect((await sendEvent(agent, request)).error).toBe('address')
    expect(dials).toEqual(['hooks.example.org at 52.94.236.248'])
    expect(receiver.events).toHaveLength(1)
  })

  it.each(['http://hooks.example.org/', 'https://hooks.example.org:8443/', 'https://127.0.0.1/'])(
    'S13 S16 refuses %s, even if such a URL is stored',
    async (url) => {
      const { agent, dials } = await openReceiver()
      expect((await sendEvent(agent, { ...request, url })).error).toBe('address')
      expect(dials).toEqual([])
    },
  )

  it('S14 follows no redirect', async () => {
    const { agent, receiver } = await openReceiver()
    receiver.respond = () => ({ status: 307, headers: { location: 'https://127.0.0.1/' } })
    expect(await sendEvent(agent, request)).toMatchObject({ status: 307, error: 'redirect' })
    expect(receiver.events).toHaveLength(1)
  })

  it('S18 stores 1 KB of the response, and waits only so long for it', async () => {
    const { agent, receiver } = await openReceiver()
    receiver.respond = () => ({ status: 200, body: 'a'.repeat(1_000_000) })
    const { status, error, responseBody } = await sendEvent(agent, request)
    expect([status, error, responseBody?.length]).toEqual([200, null, 1024])
    receiver.respond = () => ({ status: 200, body: Buffer.alloc(5000, 0xff) })
    const invalid = await sendEvent(agent, request)
    expect(invalid.responseBody).toBe('\uFFFD'.repeat(341))
    receiver.respond = () => new Promise(() => {})
    expect(await sendEvent(agent, request, 50)).toEqual({
      status: null,
      error: 'timeout',
      responseBody: null,
    })
  })

  it('S18 reads no more of a response that never ends, and closes its connection', async () => {
    const closed = Promise.withResolvers<void>()
    const server = createServer((_request, response) => {
      response.once('close', closed.resolve)
      response.writeHead(200).write('a'.repeat(2048))
    })
    const loopback = await listenOnLoopback(server)
    const dialer = createGuardedDialer({ connectMs: 1000, ...networkTo(loopback.port) })
    // No time limit ends the response before the test would end.
    const agent = createAgent(() => dialer, { ...defaultLimits, totalMs: NEVER_MS })
    onTestFinished(async () => {
      await agent.destroy()
      await loopback.close()
    })
    expect(await sendEvent(agent, request, NEVER_MS)).toEqual({
      status: 200,
      error: null,
      responseBody: 'a'.repeat(1024),
    })
    await closed.promise
  })

  it('S18 counts a response that breaks off by its status', async () => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('Tha', () => response.destroy())
    })
    const loopback = await listenOnLoopback(server)
    const dialer = createGuardedDialer({ connectMs: 1000, ...networkTo(loopback.port) })
    const agent = createAgent(() => dialer, defaultLimits)
    onTestFinished(async () => {
      await agent.destroy()
      await loopback.close()
    })
    expect(await sendEvent(agent, request)).toEqual({
      status: 200,
      error: null,
      responseBody: 'Tha',
    })
    await loopback.close()
    expect((await sendEvent(agent, request)).error).toBe('network')
  })
})
