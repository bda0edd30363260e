import type { Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { openSocket, sendRaw, statusOf } from '../../testing/raw-request.ts'
import { createTestApp, type TestApp, type TestAppOptions } from '../../testing/test-app.ts'

const REDIRECT = '/redirect?isbn=9780143127741&country=DE'
let app: TestApp
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await app.close()
})

async function start(options: TestAppOptions): Promise<void> {
  app = await createTestApp(options)
}

async function open(address: string): Promise<Socket> {
  const socket = await openSocket(app.url, address)
  sockets.push(socket)
  return socket
}

/** Resolves on a reset connection too. */
function closeOf(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once('close', () => resolve()))
}

/** Asks on a new connection, which then waits for its next request; whether there is an answer. */
async function isAccepted(address: string): Promise<boolean> {
  // A refused client can see the close before its own connect event.
  const socket = await open(address).catch(() => null)
  if (!socket) return false
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  return await new Promise((resolve) => {
    socket.once('data', () => resolve(true))
    socket.once('close', () => resolve(false))
  })
}

async function responseTo(path: string, header = 'Connection: close'): Promise<string> {
  return await sendRaw(app.url, `GET ${path} HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n`)
}

describe('the connections of one client', () => {
  it('R51 are capped by address, until one of them ends', async () => {
    await start({ connectionLimits: { perAddress: 2 } })
    expect(await isAccepted('127.0.0.7')).toBe(true)
    expect(await isAccepted('127.0.0.7')).toBe(true)
    expect(await isAccepted('127.0.0.7')).toBe(false)
    expect(await isAccepted('127.0.0.8')).toBe(true)
    sockets[0]?.destroy()
    await expect.poll(() => isAccepted('127.0.0.7')).toBe(true)
  })

  it('R51 are capped by network', async () => {
    await start({ connectionLimits: { perNetwork: 2 } })
    expect(await isAccepted('127.0.7.1')).toBe(true)
    expect(await isAccepted('127.0.7.2')).toBe(true)
    expect(await isAccepted('127.0.7.3')).toBe(false)
    expect(await isAccepted('127.0.8.1')).toBe(true)
  })

  it('R51 are not capped when a proxy of the operator opens them', async () => {
    await start({
      connectionLimits: { perAddress: 1, perNetwork: 1 },
      config: { trustedProxies: ['127.0.0.0/24'] },
    })
    for (let index = 0; index < 5; index++) expect(await isAccepted('127.0.0.7')).toBe(true)
  })
})

describe('a server with very many connections', () => {
  it('R51 refuses pages and calls while the rest of the room is for redirects', async () => {
    await start({ connectionLimits: { crowdedFrom: 0 } })
    expect(statusOf(await responseTo('/'))).toBe(503)
    const refused = await responseTo('/api/trpc/session.get')
    expect(statusOf(refused)).toBe(503)
    expect(refused).toContain('"reason":"unavailable"')
    expect(refused.toLowerCase()).toContain('retry-after: 1')
    expect(statusOf(await responseTo('/healthz'))).toBe(200)
    // Room is worth more than the next request on the same connection, which the reader asked for.
    const redirected = await responseTo(REDIRECT, 'Connection: keep-alive')
    expect(statusOf(redirected)).toBe(302)
    expect(redirected).toContain('Connection: close')
  })

  it('R51 closes the connection that was silent for longest in favor of a new one', async () => {
    await start({ connectionLimits: { crowdedFrom: 2, silentMs: 0 } })
    const [oldest, second] = [await open('127.0.0.7'), await open('127.0.0.8')]
    const closed = closeOf(oldest)
    expect(statusOf(await responseTo(REDIRECT))).toBe(302)
    await closed
    expect(second.destroyed).toBe(false)
  })

  it('R51 closes connections that wait for their next request when none is silent', async () => {
    await start({ connectionLimits: { crowdedFrom: 1 } })
    expect(await isAccepted('127.0.0.7')).toBe(true)
    const closed = closeOf(sockets[0] as Socket)
    expect(statusOf(await responseTo(REDIRECT))).toBe(302)
    await closed
  })
})
