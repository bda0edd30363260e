import { createServer, type RequestListener, type Server } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { ConnectionGuard } from './connections/connection-limits.ts'
import { handleInOrder } from './connections/pipelining.ts'
import { isValidRequest } from './connections/valid-request.ts'
import { toProblem } from './errors/problem.ts'

const KIB = 1024

/** Limits per request. */
const requestLimits = {
  maxHeaderSize: 8 * KIB,
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 65_000,
  /** Closes a connection on which no data moved for this long during a request or response. */
  stallTimeout: 30_000,
}

/** Skips setting up a body stream for requests without a body. */
const requestOptions = { optimizeEmptyRequests: true }

/**
 * How many connections may wait to be accepted; beyond that, clients retry after a second. A reader waits
 * behind all of them: during an attack, a queue of 256 delayed redirects by up to 0.3 s.
 */
const BACKLOG = 128
export const MAX_URL_LENGTH = 4 * KIB
export const MAX_BODY_BYTES = 64 * KIB

const DRAIN_STEP_MS = 50

export function createHttpServer(
  listener: RequestListener,
  limits: Partial<typeof requestLimits> = {},
  connections?: Pick<ConnectionGuard, 'limits' | 'admit' | 'noteRequest'>,
): Server {
  const { stallTimeout, ...nodeLimits } = { ...requestLimits, ...limits }
  const handle = handleInOrder(listener)
  /** Those whose response ends the connection. What else they send is ignored. */
  const refused = new WeakSet<Socket>()
  const server = createServer({ ...requestOptions, ...nodeLimits }, (request, response) => {
    connections?.noteRequest(request.socket, response)
    if (isValidRequest(request)) {
      if (request.url?.[0] !== '/') request.url = toPath(request.url ?? '', request.headers.host)
      handle(request, response)
      return
    }
    refused.add(request.socket)
    response.writeHead(400, REFUSAL_HEADERS).end()
  })
  server.timeout = stallTimeout
  server.on('timeout', closeStalled)
  if (connections) {
    server.maxConnections = connections.limits.total
    admitBeforeParsing(server, connections.admit)
  }
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!refused.has(socket as Socket)) refuse(socket as Socket, error.code)
  })
  return server
}

/** Some clients name the host in the target as well (RFC 9112 §3.2.2). Another host stays as it is. */
function toPath(target: string, host = ''): string {
  const [, named = '', rest = ''] = /^https?:\/\/([^/?]+)(.*)$/i.exec(target) ?? []
  if (named === '' || named.toLowerCase() !== host.toLowerCase()) return target
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Checks the limits before Node sets up a parser, which is most of a connection's cost. */
function admitBeforeParsing(server: Server, admit: (socket: Socket) => boolean): void {
  const [setUp] = server.listeners('connection')
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    if (admit(socket)) setUp?.call(server, socket)
  })
}

/** Resets the connection if the client did not read its data, so that the kernel frees the buffer. */
function closeStalled(socket: Socket): void {
  if (socket.writableLength > 0) socket.resetAndDestroy()
  else socket.destroy()
}

const REFUSAL_HEADERS = {
  Connection: 'close',
  'Content-Length': '0',
  'Content-Security-Policy': "default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
}

/** For clients of the API. Only Node knows which request it was, so the type is relative to its address. */
const TIMEOUT_PROBLEM = JSON.stringify(
  toProblem('', { status: 408, reason: 'request-timeout', details: {} }, null),
)

const REFUSALS: Readonly<Record<string, { status: string; type?: string; body?: string }>> = {
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large' },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    type: 'application/problem+json; charset=utf-8',
    body: TIMEOUT_PROBLEM,
  },
  HPE_INVALID_URL: {
    status: '400 Bad Request',
    type: 'text/plain; charset=utf-8',
    body: 'This address is damaged. Ask the person who shared it for a new link.\n',
  },
}

/** Answers requests that Node could not parse, which never reach a handler. */
function refuse(socket: Socket, code: string | undefined): void {
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const { status, type, body = '' } = REFUSALS[code ?? ''] ?? { status: '400 Bad Request' }
  const headers = Object.entries({
    ...REFUSAL_HEADERS,
    ...(type && { 'Content-Type': type }),
    'Content-Length': Buffer.byteLength(body),
  }).map(([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 ${status}\r\n${headers.join('\r\n')}\r\n\r\n${body}`)
}

/** Starts listening and returns the port. */
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
 * Accepts no new connections, lets current requests finish, and closes the rest at the deadline.
 * Node's own `close` ends keep-alive connections immediately, even if a request is arriving. So this
 * closes the listener first, waits, and then closes idle connections.
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
