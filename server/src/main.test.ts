import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'

let dataDir: string
const children: ChildProcess[] = []

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'everyshelf-main-'))
})
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  rmSync(dataDir, { recursive: true, force: true })
})

interface Started {
  readonly child: ChildProcess
  readonly lines: string[]
  readonly ended: Promise<number | null>
}

/** The test's own user, or an unprivileged one when that is root. */
const UNPRIVILEGED = process.getuid?.() === 0 ? { uid: 65_534 } : {}

function start(
  env: Record<string, string> = {},
  preload = '',
  account: { readonly uid?: number } = {},
): Started {
  const main = join(import.meta.dirname, 'main.ts')
  const args = preload ? ['--import', `data:text/javascript,${encodeURIComponent(preload)}`] : []
  const child = spawn(process.execPath, [...args, main], {
    ...account,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: inject('compiledCode'),
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', (line) => lines.push(line))
  }
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { child, lines, ended }
}

async function ready({ lines, ended }: Started): Promise<string> {
  let isEnded = false
  ended.then(() => {
    isEnded = true
  })
  await expect
    .poll(() => isEnded || lines.some((line) => line.startsWith('Everyshelf is ready')), {
      timeout: 60_000,
      interval: 20,
    })
    .toBe(true)
  const url = lines.join('\n').match(/^Everyshelf is ready at (http:\/\/localhost:\d+)$/m)?.[1]
  if (!url) throw new Error(lines.join('\n'))
  return url
}

// A process loads the whole server, which takes long on a busy machine.
describe('the server process', { timeout: 90_000 }, () => {
  it('starts without configuration, answers, and leaves a clean file at SIGTERM', async () => {
    const started = start()
    const url = await ready(started)
    const response = await fetch(`${url}/redirect?isbn=9780143127741&country=DE`, {
      redirect: 'manual',
    })
    expect(response.headers.get('location')).toBe('https://www.amazon.de/dp/0143127748')
    started.child.kill('SIGTERM')
    expect(await started.ended).toBe(0)
    expect(statSync(join(dataDir, 'auth-secret')).mode & 0o777).toBe(0o600)
    const file = join(dataDir, 'everyshelf.db')
    expect(existsSync(`${file}-wal`) ? statSync(`${file}-wal`).size : 0).toBe(0)
    const sqlite = new Sqlite(file, { readonly: true })
    expect(sqlite.prepare('select cast(id as text) from link_hit').pluck().all()).toEqual([
      response.headers.get('x-click'),
    ])
    sqlite.close()
  })

  it('R38 exits at once after a second signal', async () => {
    const started = start()
    const url = await ready(started)
    // A response that is never fetched keeps the first stop waiting.
    const slow = fetch(`${url}/healthz`, {
      method: 'POST',
      body: new ReadableStream(),
      duplex: 'half',
    } as RequestInit)
    slow.catch(() => {})
    started.child.kill('SIGTERM')
    await expect.poll(() => started.lines.join('\n')).toContain('"stopping"')
    started.child.kill('SIGTERM')
    expect(await started.ended).toBe(1)
  })

  it('R41 exits with 78 and a table, before it touches anything', async () => {
    const started = start({ PORT: 'x', LOG_LEVEL: 'loud' })
    expect(await started.ended).toBe(78)
    expect(started.lines).toEqual([
      'The configuration has errors:',
      '  PORT       must be a port number',
      '  LOG_LEVEL  must be trace, debug, info, warn, error, fatal, or silent',
    ])
    expect(existsSync(join(dataDir, 'everyshelf.db'))).toBe(false)
  })

  it('R53 reports in one line that DATA_DIR belongs to another account', async () => {
    const started = start({ DATA_DIR: '/usr' }, '', UNPRIVILEGED)
    expect(await started.ended).toBe(1)
    expect(started.lines).toHaveLength(1)
    expect(started.lines[0]).toMatch(
      /^The folder \/usr belongs to another account \(uid 0\)\. The server runs as uid \d+\./,
    )
  })

  it('R53 reports in one line that DATA_DIR is read-only', async () => {
    if (UNPRIVILEGED.uid) chownSync(dataDir, UNPRIVILEGED.uid, UNPRIVILEGED.uid)
    chmodSync(dataDir, 0o500)
    const started = start({}, '', UNPRIVILEGED)
    expect(await started.ended).toBe(1)
    expect(started.lines).toHaveLength(1)
    expect(started.lines[0]).toContain(
      `may not write to the folder ${dataDir}. To allow it, run: chmod`,
    )
    chmodSync(dataDir, 0o700)
  })

  it.each([
    ['an empty database beside a log', { 'everyshelf.db': '', 'everyshelf.db-wal': 'x' }],
    ['an empty database beside a secret', { 'everyshelf.db': '', 'auth-secret': 'x'.repeat(43) }],
    ['a secret without a database', { 'auth-secret': 'x'.repeat(43) }],
  ])('R53 starts no new server on %s', async (_what, files) => {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(dataDir, name), text)
    const before = readdirSync(dataDir)
    const started = start()
    expect(await started.ended).toBe(1)
    expect(started.lines).toHaveLength(1)
    expect(started.lines[0]).toContain('but a server ran here before')
    expect(readdirSync(dataDir)).toEqual(before)
  })

  it('R6 stops in one sentence on another database in place of a click spool', async () => {
    const file = join(dataDir, 'click-spool-1.db')
    const sqlite = new Sqlite(file)
    sqlite.exec('create table spooled_batch (id integer primary key, packed text)')
    sqlite.close()
    const before = readFileSync(file)
    const started = start({ LOG_LEVEL: 'silent' })
    expect(await started.ended).toBe(1)
    expect(started.lines).toEqual([
      `${file} is not a click spool of this version. The server left it unchanged. Move it to another folder, then start the server again.`,
    ])
    expect(readFileSync(file).equals(before)).toBe(true)
  })

  it('R53 warns when other accounts can read DATA_DIR', async () => {
    chmodSync(dataDir, 0o755)
    const started = start()
    await ready(started)
    expect(started.lines.join('\n')).toContain(`Other accounts can read DATA_DIR ${dataDir}`)
  })

  it('R53 exits with 0 at SIGTERM on a full disk, and keeps every acknowledged click', async () => {
    const fill = `
      process.on('SIGUSR2', () => globalThis.isDiskFull = true)
      const { default: Sqlite } = await import(${JSON.stringify(import.meta.resolve('better-sqlite3'))})
      const pragma = Sqlite.prototype.pragma
      Sqlite.prototype.pragma = function (text, ...rest) {
        if (globalThis.isDiskFull && text.startsWith('wal_checkpoint')) {
          throw new Sqlite.SqliteError('database or disk is full', 'SQLITE_FULL')
        }
        return pragma.call(this, text, ...rest)
      }`
    const started = start({}, fill)
    const url = await ready(started)
    const response = await fetch(`${url}/redirect?isbn=9780143127741`, { redirect: 'manual' })
    started.child.kill('SIGUSR2')
    await fetch(`${url}/healthz`)
    started.child.kill('SIGTERM')
    expect(await started.ended).toBe(0)
    const sqlite = new Sqlite(join(dataDir, 'everyshelf.db'))
    expect(sqlite.prepare('select cast(id as text) from link_hit').pluck().all()).toEqual([
      response.headers.get('x-click'),
    ])
    sqlite.close()
  })

  it('R54 exits within 8 s of SIGTERM although clients never finish', async () => {
    const started = start()
    const url = await ready(started)
    const unfinished = Array.from({ length: 20 }, () => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1')
      socket.on('error', () => {})
      socket.write(
        'POST /api/trpc/links.generate HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{',
      )
      return socket
    })
    await fetch(`${url}/healthz`)
    const begunAt = performance.now()
    started.child.kill('SIGTERM')
    expect(await started.ended).toBe(0)
    expect(performance.now() - begunAt).toBeLessThan(8000)
    expect(started.lines.join()).not.toContain('did not finish in time')
    for (const socket of unfinished) socket.destroy()
  })

  it('R3 refuses in one line to share its data folder', async () => {
    await ready(start())
    const second = start()
    expect(await second.ended).toBe(1)
    expect(second.lines).toHaveLength(1)
    expect(second.lines[0]).toContain('Another Everyshelf process uses')
  })

  it('reports in one line that its port is in use', async () => {
    const url = await ready(start())
    const other = mkdtempSync(join(tmpdir(), 'everyshelf-main-'))
    const second = start({ PORT: new URL(url).port, DATA_DIR: other })
    expect(await second.ended).toBe(1)
    expect(second.lines.at(-1)).toMatch(
      /^Cannot listen on 127\.0\.0\.1:\d+: another program is using it/,
    )
    rmSync(other, { recursive: true, force: true })
  })

  it('R8 reports in one line that PostgreSQL is unreachable', async () => {
    const started = start({ DATABASE_URL: 'postgres://shelf:secret@127.0.0.1:1/everyshelf' })
    expect(await started.ended).toBe(1)
    expect(started.lines).toEqual([
      'PostgreSQL (DATABASE_URL) cannot be used: connect ECONNREFUSED 127.0.0.1:1. The server needs it to start. Clicks waiting in DATA_DIR are safe.',
    ])
  })

  it('S76 shows no part of a password in DATABASE_URL that was not percent-encoded', async () => {
    const started = start({ DATABASE_URL: 'postgres://hunter2.invalid/everyshelf' })
    expect(await started.ended).toBe(1)
    expect(started.lines).toHaveLength(1)
    expect(started.lines[0]).toMatch(
      /^PostgreSQL \(DATABASE_URL\) cannot be used: unknown host name \(E\w+\)\./,
    )
  })

  it.each([
    ['in a timer', 'setTimeout(() => { throw new Error("bug") })'],
    ['in a promise', 'Promise.reject(new Error("bug"))'],
  ])('R39 logs an unhandled error %s, keeps the clicks and exits with 1', async (_where, bug) => {
    const started = start({}, `process.on('SIGUSR2', () => { ${bug} })`)
    const url = await ready(started)
    const response = await fetch(`${url}/redirect?isbn=9780143127741`, { redirect: 'manual' })
    started.child.kill('SIGUSR2')
    expect(await started.ended).toBe(1)
    const fatal = started.lines.find((line) => line.includes('"fatal"'))
    expect(JSON.parse(fatal ?? '{}')).toMatchObject({ err: { message: 'bug' } })
    const sqlite = new Sqlite(join(dataDir, 'everyshelf.db'))
    expect(sqlite.prepare('select cast(id as text) from link_hit').pluck().all()).toEqual([
      response.headers.get('x-click'),
    ])
    sqlite.close()
  })
})
