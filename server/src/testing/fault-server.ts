import { createServer, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { listenOnLoopback } from './loopback.ts'

/** Every fault of an upstream (hardening R19), named by what the caller sees. */
export const faults = [
  'refuses the connection',
  'has no address',
  'hangs while connecting',
  'hangs before its headers',
  'sends headers without end',
  'sends one byte at a time',
  'resets in the middle of the body',
  'sends half of its JSON',
  'sends the wrong type',
  'sends a web page with status 200',
  'sends bad UTF-8',
  'sends 200 MB',
  'sends a gzip bomb',
  'redirects in a loop',
  'answers 403',
  'answers 429',
  'answers 500',
  'sends caching headers of a wrong clock',
] as const

export type Fault = (typeof faults)[number]

export interface FaultServerOptions {
  readonly fault: Fault
  /** Time between the bytes of a slow response. */
  readonly dripMs?: number
}

export interface FaultServer {
  readonly url: string
  /** Request lines, in order. */
  readonly requests: readonly string[]
  readonly close: () => Promise<void>
}

/** An upstream with one fault, over real sockets. */
export async function startFaultServer(options: FaultServerOptions): Promise<FaultServer> {
  const { fault, dripMs = 20 } = options
  const requests: string[] = []
  const server = createServer((socket) => {
    if (fault === 'hangs while connecting') return
    socket.once('data', (bytes) => {
      requests.push(bytes.toString('latin1').split('\r\n', 1)[0] ?? '')
      respond(socket, fault, dripMs)
    })
  })
  const loopback = await listenOnLoopback(server)
  if (fault === 'refuses the connection') await loopback.close()
  return { url: addressOf(fault, loopback.url), requests, close: loopback.close }
}

/** A label of 64 letters is too long for a name (RFC 1035), so no resolver is contacted. */
const NAME_WITHOUT_ADDRESS = `${'a'.repeat(64)}.test`

/** The connection hangs because the TLS handshake never completes. */
function addressOf(fault: Fault, url: string): string {
  if (fault === 'hangs while connecting') return url.replace('http:', 'https:')
  return fault === 'has no address' ? `http://${NAME_WITHOUT_ADDRESS}` : url
}

/** 16 MB of spaces in 16 KB. */
const gzipBomb = gzipSync(Buffer.alloc(16 * 1024 * 1024, ' '), { level: 1 })

type Write = (socket: Socket, dripMs: number) => void

const JSON_TYPE = 'content-type: application/json'
const HALF_JSON = '{"kind":"books#volumes","totalItems":1,"items":[{"volumeInfo":{"title":"Du'

const responses: Readonly<Record<Exclude<Fault, `${string}connect${string}`>, Write>> = {
  'has no address': () => {},
  'hangs before its headers': () => {},
  'sends headers without end': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\n')
    pour(socket, Buffer.from(`x-filler: ${'a'.repeat(1000)}\r\n`), 100_000)
  },
  'sends one byte at a time': (socket, dripMs) => {
    socket.write(`${head(200, JSON_TYPE)}content-length: 1000\r\n\r\n`)
    const timer = setInterval(() => socket.write(' '), dripMs)
    socket.on('close', () => clearInterval(timer))
  },
  'resets in the middle of the body': (socket) => {
    socket.write(`${head(200, JSON_TYPE)}content-length: 1000\r\n\r\n${HALF_JSON}`, () =>
      socket.resetAndDestroy(),
    )
  },
  'sends half of its JSON': (socket) => end(socket, 200, HALF_JSON, JSON_TYPE),
  'sends the wrong type': (socket) =>
    end(socket, 200, '{"totalItems":0}', 'content-type: application/octet-stream'),
  'sends a web page with status 200': (socket) =>
    end(
      socket,
      200,
      '<!doctype html><title>Sign in to the network</title>',
      'content-type: text/html',
    ),
  'sends bad UTF-8': (socket) =>
    end(socket, 200, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), JSON_TYPE),
  'sends 200 MB': (socket) => {
    socket.write(head(200, JSON_TYPE, 'connection: close', ''))
    pour(socket, Buffer.alloc(64 * 1024, ' '), 3200)
  },
  'sends a gzip bomb': (socket) => end(socket, 200, gzipBomb, JSON_TYPE, 'content-encoding: gzip'),
  'redirects in a loop': (socket) => end(socket, 302, '', 'location: /again'),
  'answers 403': (socket) => end(socket, 403, '{"error":{"code":403}}', JSON_TYPE),
  'answers 429': (socket) => end(socket, 429, '{"error":{"code":429}}', JSON_TYPE),
  'answers 500': (socket) => end(socket, 500, '{"error":{"code":500}}', JSON_TYPE),
  'sends caching headers of a wrong clock': (socket) =>
    end(
      socket,
      503,
      '{}',
      JSON_TYPE,
      'date: Thu, 01 Jan 1970 00:00:00 GMT',
      'expires: Fri, 31 Dec 9999 23:59:59 GMT',
      'cache-control: max-age=999999999',
      'retry-after: Fri, 31 Dec 9999 23:59:59 GMT',
    ),
}

function respond(socket: Socket, fault: Fault, dripMs: number): void {
  if (fault === 'refuses the connection' || fault === 'hangs while connecting') return
  responses[fault](socket, dripMs)
}

function head(status: number, ...headers: readonly string[]): string {
  return [`HTTP/1.1 ${status} Status`, ...headers, ''].join('\r\n')
}

function end(socket: Socket, status: number, body: string | Buffer, ...headers: string[]): void {
  const bytes = Buffer.from(body)
  socket.write(head(status, ...headers, `content-length: ${bytes.length}`, 'connection: close', ''))
  socket.end(bytes)
}

/** Writes a chunk many times, as fast as the client reads. */
function pour(socket: Socket, chunk: Buffer, times: number): void {
  let left = times
  function write(): void {
    while (left > 0 && !socket.destroyed) {
      left -= 1
      if (!socket.write(chunk)) return void socket.once('drain', write)
    }
    socket.end()
  }
  write()
}
