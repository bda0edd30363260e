import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { openSocket } from '../../testing/raw-request.ts'
import { createHttpServer, listen } from '../server.ts'
import { type SlowClients, watchSlowClients } from './slow-clients.ts'

const LARGE = Buffer.alloc(30_000_000)
let server: Server
let slowClients: SlowClients | undefined
let client: Socket | undefined
afterEach(() => {
  client?.destroy()
  slowClients?.stop()
  server.closeAllConnections()
  server.close()
})

async function ask(): Promise<Socket> {
  const port = await listen(server, '127.0.0.1', 0)
  client = await openSocket(`http://127.0.0.1:${port}`)
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  return client
}

/** What the system buffers for a client counts as read, so a client must read 30 MB in 30 ms. */
const bytesPerSecond = LARGE.length * 33

function serveWatched(listener: RequestListener): Promise<Socket> {
  const watching = watchSlowClients({ graceMs: 50, checkEveryMs: 10, bytesPerSecond })
  slowClients = watching
  server = createServer((request, response) => {
    watching.watch(response)
    listener(request, response)
  })
  return ask()
}

describe('a client that does not read its response', () => {
  it('R51 has 30 s until something moves', () => {
    server = createHttpServer(() => {})
    expect(server.timeout).toBe(30_000)
  })

  it('R51 is disconnected when it stops reading', async () => {
    server = createHttpServer((_request, response) => void response.end(LARGE), {
      stallTimeout: 100,
    })
    const ended = new Promise<boolean>((resolve) => {
      server.on('request', (_request, response) => {
        response.on('close', () => resolve(response.writableFinished))
      })
    })
    const socket = await ask()
    socket.pause()
    expect(await ended).toBe(false)
  })

  it('R51 is disconnected when it reads too slowly', async () => {
    const responses: boolean[] = []
    const socket = await serveWatched((_request, response) => {
      response.on('close', () => responses.push(response.writableFinished))
      response.end(LARGE)
    })
    socket.pause()
    await expect.poll(() => responses).toEqual([false])
  })

  it('R51 is not one who waits for the next part of a response', async () => {
    let checks = 0
    const socket = await serveWatched((_request, response) => {
      response.write('begun ')
      const timer = setInterval(() => {
        checks++
        if (checks < 20) response.write('')
        else response.end('and ended')
      }, 10)
      response.on('close', () => clearInterval(timer))
    })
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk
    })
    await expect.poll(() => received, { timeout: 3000 }).toContain('and ended')
  })

  it('R51 is not a reader for whom the server has nothing yet, nor one who watches a stream', async () => {
    const socket = await serveWatched((_request, response) => {
      setTimeout(() => {
        response.setHeader('content-type', 'text/event-stream')
        response.write('begun ')
        setTimeout(() => response.end('and ended'), 150)
      }, 150)
    })
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk
    })
    await expect.poll(() => received, { timeout: 3000 }).toContain('and ended')
    await wait(0)
    expect(socket.destroyed).toBe(false)
  })
})
