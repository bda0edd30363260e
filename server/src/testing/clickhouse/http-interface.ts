import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline as pipelineWithCallback, type Readable, Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Engine } from './engine.ts'
import type { Faults } from './faults.ts'
import {
  createException,
  type ServerException,
  statusOf,
  toServerException,
} from './server-exception.ts'
import { readStatement, type Statement } from './statement.ts'

export interface HttpInterfaceDeps {
  readonly engine: Engine
  readonly faults: Pick<Faults, 'admit' | 'whenRunning' | 'losesResponse'>
}

/** ClickHouse's HTTP interface, as far as the official client uses it. */
export function createHttpInterface(deps: HttpInterfaceDeps) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(decompress(request)).catch(() => undefined)
    await deps.faults.whenRunning()
    // The client went away before it had sent everything.
    if (!body) return void response.destroy()
    const address = new URL(request.url ?? '/', 'http://localhost')
    response.setHeader('X-ClickHouse-Server-Display-Name', 'everyshelf-tests')
    if (address.pathname === '/ping') return void response.end('Ok.\n')
    const queryId = address.searchParams.get('query_id') || randomUUID()
    response.setHeader('X-ClickHouse-Query-Id', queryId)
    response.setHeader('X-ClickHouse-Timezone', 'UTC')
    try {
      authenticate(request)
      const rest = await moveFormToAddress(request, address, body)
      const statement = readStatement(request.method ?? 'GET', address, rest)
      deps.faults.admit(statement)
      await runStatement(deps, statement, request, response)
    } catch (error) {
      fail(response, toServerException(error), deps.engine.version)
    }
  }
}

/** A client with many parameters sends them, and the statement, as a form. Returns what is left of the body. */
async function moveFormToAddress(
  request: IncomingMessage,
  address: URL,
  body: Buffer,
): Promise<Buffer> {
  const type = request.headers['content-type'] ?? ''
  if (!type.startsWith('multipart/form-data')) return body
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': type },
  }).formData()
  for (const [name, value] of form) address.searchParams.set(name, String(value))
  return Buffer.alloc(0)
}

function decompress(request: IncomingMessage): Readable {
  if (request.headers['content-encoding'] !== 'gzip') return request
  // Ends with an error when the client goes away, unlike `request.pipe`.
  return pipelineWithCallback(request, createGunzip(), () => {})
}

function authenticate({ headers }: IncomingMessage): void {
  const basic = /^Basic (.+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
  const [name = '', password = ''] = Buffer.from(basic, 'base64').toString().split(':')
  const user = headers['x-clickhouse-user'] ?? (name || 'default')
  if (user === 'default' && (headers['x-clickhouse-key'] ?? password) === '') return
  const text = `${user}: Authentication failed: password is incorrect, or there is no user with such name`
  throw createException(516, text, 'AUTHENTICATION_FAILED')
}

async function runStatement(
  deps: HttpInterfaceDeps,
  statement: Statement,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const parts = deps.engine.run(statement)[Symbol.asyncIterator]()
  // An error before the first part still has a status of its own.
  const first = await parts.next()
  await deps.faults.whenRunning()
  if (deps.faults.losesResponse(statement)) return void response.destroy()
  const tag = randomUUID().replaceAll('-', '').slice(0, 16)
  response.setHeader('X-ClickHouse-Exception-Tag', tag)
  response.setHeader('X-ClickHouse-Format', statement.format ?? 'TabSeparated')

  async function* body(): AsyncGenerator<Uint8Array> {
    try {
      for (let part = first; !part.done; part = await parts.next()) yield part.value
    } catch (error) {
      yield formatLateException(toServerException(error), tag, deps.engine.version)
    } finally {
      await parts.return?.()
    }
  }
  await pipeline(body, compress(request, response), response).catch(() => response.destroy())
}

function compress(request: IncomingMessage, response: ServerResponse): Transform {
  const isWanted = /\benable_http_compression=(1|true)\b/.test(request.url ?? '')
  if (!isWanted || !/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) {
    return new Transform({ transform: (part, _encoding, done) => done(null, part) })
  }
  response.setHeader('Content-Encoding', 'gzip')
  return createGzip()
}

function fail(response: ServerResponse, exception: ServerException, version: string): void {
  response.statusCode = statusOf(exception)
  response.setHeader('X-ClickHouse-Exception-Code', String(exception.code))
  response.setHeader('Content-Type', 'text/plain; charset=UTF-8')
  response.end(`${formatException(exception, version)}\n`)
}

function formatException({ message }: ServerException, version: string): string {
  return `${message} (version ${version} (official build))`
}

/** What a server since 25.11 sends when a query fails after its first rows. */
function formatLateException(exception: ServerException, tag: string, version: string): Buffer {
  const text = `${formatException(exception, version)}\n`
  const length = Buffer.byteLength(text)
  const frame = '\r\n__exception__\r\n'
  return Buffer.from(`${frame}${tag}\r\n${text}${length} ${tag}${frame}`)
}
