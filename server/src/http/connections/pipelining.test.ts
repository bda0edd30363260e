import { createServer, type RequestListener, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { openSocket } from '../../testing/raw-request.ts'
import { listen } from '../server.ts'
import { handleInOrder, MAX_PIPELINED } from './pipelining.ts'

let server: Server
afterEach(() => void server.close())

async function start(listener: RequestListener): Promise<string> {
  server = createServer(handleInOrder(listener))
  return `http://127.0.0.1:${await listen(server, '127.0.0.1', 0)}`
}

/** Resolves once the server has received this many requests. */
function received(count: number): Promise<void> {
  let left = count
  return new Promise((resolve) => {
    server.on('request', () => {
      left--
      if (left === 0) resolve()
    })
  })
}

function requests(count: number): string {
  return Array.from(
    { length: count },
    (_, index) => `GET /${index} HTTP/1.1\r\nHost: x\r\n\r\n`,
  ).join('')
}

describe('requests that one connection sends ahead', () => {
  it('R51 are handled one after another, in order', async () => {
    let underway = 0
    let most = 0
    const url = await start((request, response) => {
      underway++
      most = Math.max(most, underway)
      setImmediate(() => {
        underway--
        if (request.url === '/9') response.shouldKeepAlive = false
        response.end(`<${request.url}>`)
      })
    })
    const socket = await openSocket(url)
    socket.write(requests(10))
    expect((await text(socket)).match(/<\/\d+>/g)).toEqual(
      Array.from({ length: 10 }, (_, index) => `</${index}>`),
    )
    expect(most).toBe(1)
  })

  it('R51 are answered up to a number, and then the connection ends', async () => {
    const url = await start((request, response) => void response.end(`<${request.url}>`))
    const socket = await openSocket(url)
    socket.write(requests(40))
    const responses = await text(socket)
    expect(responses.match(/<\/\d+>/g)).toHaveLength(1 + MAX_PIPELINED)
    expect(responses).toContain('Connection: close')
  })

  it('R51 wait while a response is not read', async () => {
    let handled = 0
    const url = await start((_request, response) => {
      handled++
      response.end(Buffer.alloc(30_000_000))
    })
    const socket = await openSocket(url)
    socket.pause()
    socket.write(requests(10))
    await expect.poll(() => handled).toBe(1)
    const other = await openSocket(url)
    other.write(requests(1))
    await expect.poll(() => handled).toBe(2)
    socket.destroy()
    other.destroy()
  })

  it('R51 are ignored up to 200 beyond the number, so that the others are still answered', async () => {
    let respondFirst = () => {}
    const url = await start((request, response) => {
      if (request.url === '/0') respondFirst = () => response.end('</0>')
      else response.end(`<${request.url}>`)
    })
    const all = received(1 + MAX_PIPELINED + 200)
    const socket = await openSocket(url)
    socket.write(requests(1 + MAX_PIPELINED + 200))
    await all
    respondFirst()
    expect((await text(socket)).match(/<\/\d+>/g)).toHaveLength(1 + MAX_PIPELINED)
  })

  it('R51 close the connection once more than 200 were ignored', async () => {
    const url = await start(() => {})
    const socket = await openSocket(url)
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.write(requests(1 + MAX_PIPELINED + 201))
    await closed
  })

  it('R51 are not handled when the connection ends before their turn', async () => {
    const handled: (string | undefined)[] = []
    const url = await start((request, response) => {
      handled.push(request.url)
      response.once('finish', () => request.socket.destroy())
      response.end()
    })
    const all = received(3)
    const socket = await openSocket(url)
    socket.resume()
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.write(requests(3))
    await Promise.all([all, closed])
    expect(handled).toEqual(['/0'])
  })
})
