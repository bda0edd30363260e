import { createServer, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { expect, it, onTestFinished } from 'vitest'
import { migrate } from '../schema.ts'
import { listenOnLoopback } from '../testing/loopback.ts'
import { createTestCertificate } from '../testing/test-certificate.ts'
import { openDatabase } from './database.ts'
import { openPool } from './postgres.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

/** An error in PostgreSQL's protocol. */
function formatError(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`)
  const head = Buffer.from('E....')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

it('S65 what a database server says is one short line without control characters', async () => {
  const message = `no \u001b[2Jentry\nEveryshelf is ready ${'x'.repeat(1000)}`
  const peer = createServer((socket) => {
    socket.once('data', () => socket.end(formatError('28000', message)))
  })
  const loopback = await listenOnLoopback(peer)
  onTestFinished(loopback.close)
  const config = {
    kind: 'postgres',
    url: `postgres://ada:secret@127.0.0.1:${loopback.port}/shelf`,
  } as const
  const database = openDatabase(config)
  onTestFinished(database.close)
  const failure = await migrate(database, config).catch((error: Error) => error.message)
  expect(failure).toBe(
    `PostgreSQL (DATABASE_URL) cannot be used: no [2Jentry Everyshelf is ready ${'x'.repeat(268)}. The server needs it to start. Clicks waiting in DATA_DIR are safe.`,
  )
})

const certificate = createTestCertificate('localhost')

it.each([
  ['a strange certificate', 'S', 'self-signed certificate'],
  ['no encryption', 'N', 'The server does not support SSL connections'],
])(
  'R8 a database server with %s gets no password, and is unavailable',
  async (_name, reply, reason) => {
    const received: string[] = []
    const hear = (socket: Socket) =>
      socket.on('error', () => {}).on('data', (bytes: Buffer) => void received.push(String(bytes)))
    const peer = createServer((socket) => {
      socket.once('data', () => {
        socket.write(reply)
        hear(reply === 'S' ? new TLSSocket(socket, { isServer: true, ...certificate }) : socket)
      })
    })
    const loopback = await listenOnLoopback(peer)
    onTestFinished(loopback.close)
    const pool = openPool(`postgres://ada:secret@localhost:${loopback.port}/x?sslmode=verify-full`)
    onTestFinished(() => pool.end())
    const failure = await pool.query('select 1').catch((error: unknown) => error)
    expect(failure).toMatchObject({ message: expect.stringContaining(reason) })
    expect(isDatabaseUnavailable(failure)).toBe(true)
    expect(received).toEqual([])
  },
)
