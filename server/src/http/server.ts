import { createServer, type RequestListener, type Server } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { ConnectionGuard } from './connection-limits.ts'
import { handleInTurn } from './pipelining.ts'

const KIB = 1024

/** What one request may take of us (R42, R43). */
const requestLimits = {
  maxHeaderSize: 8 * KIB,
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 65_000,
  /** A connection with a request or an answer under way, on which nothing moved for so long (R51). */
  stallTimeout: 30_000,
}

/** A request without a body has no stream to be read, set up and ended. */
const requestOptions = { optimizeEmptyRequests: true }

/** Connections that wait to be accepted: beyond, a reader's browser tries again after a second. */
const BACKLOG = 1024
export const MAX_URL_LENGTH = 4 * KIB
export const MAX_BODY_BYTES = 64 * KIB

const DRAIN_STEP_MS = 50

export function createHttpServer(
  listener: RequestListener,
  limits: Partial<typeof requestLimits> = {},
  connections?: Pick<ConnectionGuard, 'limits' | 'admit' | 'noteRequest'>,
): Server {
  const { stallTimeout, ...nodeLimits } = { ...requestLimits, ...limits }
  const handle = handleInTurn(listener)
  const server = createServer({ ...requestOptions, ...nodeLimits }, (request, response) => {
    connections?.noteRequest(request.socket)
    handle(request, response)
  })
  server.timeout = stallTimeout
  server.on('timeout', closeStalled)
  if (connections) {
    server.maxConnections = connections.limits.total
    admitFirst(server, connections.admit)
  }
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    refuse(socket as Socket, error.code)
  })
  return server
}

/** Asks before Node sets up a parser, which is most of what a connection costs. */
function admitFirst(server: Server, admit: (socket: Socket) => boolean): void {
  const [setUp] = server.listeners('connection')
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    if (admit(socket)) setUp?.call(server, socket)
  })
}

/** What a client never read is dropped with its connection, so that the kernel holds none of it. */
function closeStalled(socket: Socket): void {
  if (socket.writableLength > 0) socket.resetAndDestroy()
  else socket.destroy()
}

const REFUSALS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** What Node could not read as a request never reaches a handler; it still gets an answer. */
function refuse(socket: Socket, code: string | undefined): void {
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const status = REFUSALS[code ?? ''] ?? '400 Bad Request'
  const headers = [
    'Connection: close',
    'Content-Length: 0',
    "Content-Security-Policy: default-src 'none'",
    'X-Content-Type-Options: nosniff',
  ]
  socket.end(`HTTP/1.1 ${status}\r\n${headers.join('\r\n')}\r\n\r\n`)
}

/** Listens, and returns the port it got. */
export async function listen(server: Server, host: string, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, BACKLOG, () => {
      server.off('error', reject)
      resolve()
    })
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('not a TCP address')
  return address.port
}

/**
 * Takes no new connections, lets requests under way finish and ends the rest at the deadline (R38).
 * Node's own `close` cuts kept-alive connections at once, also those with a request on its way here;
 * so the listener goes first, and idle connections go after those had time to arrive.
 */
export async function drain(server: Server, lingerMs: number, deadlineMs: number): Promise<void> {
  const end = Date.now() + deadlineMs
  let isClosed = false
  NetServer.prototype.close.call(server, () => {
    isClosed = true
  })
  await wait(lingerMs)
  while (!isClosed && Date.now() < end) {
    server.closeIdleConnections()
    await wait(DRAIN_STEP_MS)
  }
  server.closeAllConnections()
}
