import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, writeSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { createVerdict } from './measure/verdict.ts'
import { countHits, createDataFolder, type DataFolder, startProduct } from './servers/product.ts'
import type { Subject } from './servers/start-subject.ts'

/**
 * Faults of the host against the built product: a clock that jumps ahead (R52), a disk that is really full
 * (R53), and an end through its launcher with stuck clients (R54). Bounded, and only on loopback.
 */
const DAYS_AHEAD = 500
const HITS = 50
const DISK_MB = 48
const END_WITHIN_MS = 8000

const verdict = createVerdict('host-faults')
await jumpAhead()
await fillDisk()
await endThroughLauncher()
verdict.close()

async function openLink(port: number): Promise<{ status: number; click: string | null }> {
  const url = `http://127.0.0.1:${port}/redirect?isbn=9780143127741`
  const { status, headers } = await fetch(url, { redirect: 'manual' })
  return { status, click: headers.get('x-click') }
}

async function jumpAhead(): Promise<void> {
  const dataFolder = createDataFolder()
  const before = await startProduct('clock is right', dataFolder)
  for (let hit = 0; hit < HITS; hit++) await openLink(before.port)
  await before.stop()
  // As if the job had last run with the clock of that time.
  runSql(dataFolder, `update job set "nextRunAt" = '2020-01-01T00:00:00.000Z'`)
  const ahead = await startProduct('clock is ahead', dataFolder, {
    nodeOptions: ['--import', join(import.meta.dirname, 'servers', 'shifted-clock.ts')],
    env: { CLOCK_DAYS_AHEAD: String(DAYS_AHEAD), LOG_LEVEL: 'silent' },
  })
  const failure = await waitForFailure(dataFolder)
  await ahead.stop()
  const left = countHits(dataFolder)
  verdict.gate(
    `R52 a clock ${DAYS_AHEAD} days ahead deletes no click, and says so`,
    left === HITS && failure.includes('Old clicks were not deleted'),
    `${left} of ${HITS} left; “${failure}”`,
  )
  dataFolder.remove()
}

/** What the job that deletes old clicks failed with. */
async function waitForFailure(dataFolder: DataFolder): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const [job] = runSql(dataFolder, `select error from job where name = 'old-clicks'`)
    if (job?.error) return String(job.error)
    await wait(200)
  }
  return 'no failure'
}

function runSql({ databaseFile }: DataFolder, statement: string) {
  const sqlite = new DatabaseSync(databaseFile, { timeout: 5000 })
  try {
    return sqlite.prepare(statement).all()
  } finally {
    sqlite.close()
  }
}

async function fillDisk(): Promise<void> {
  const dataFolder = createDataFolder()
  const size = `size=${DISK_MB}m`
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', dataFolder.dataDir])
  if (status !== 0) {
    verdict.doubt('R53 this account may not mount a small disk')
    dataFolder.remove()
    return
  }
  try {
    await useFullDisk(dataFolder)
  } finally {
    spawnSync('umount', ['--lazy', dataFolder.dataDir])
    dataFolder.remove()
  }
}

async function useFullDisk(dataFolder: DataFolder): Promise<void> {
  const product = await startProduct('full disk', dataFolder, { env: { LOG_LEVEL: 'silent' } })
  const clicks = await openLinks(product)
  writeUntilFull(join(dataFolder.dataDir, 'ballast'))
  const during = await openLinks(product)
  const ready = await fetch(`http://127.0.0.1:${product.port}/readyz`)
  const text = JSON.stringify(await ready.json())
  await product.stop()
  const stored = new Set(
    runSql(dataFolder, 'select cast(id as text) as id from link_hit').map(({ id }) => String(id)),
  )
  const answered = [...clicks, ...during].flatMap(({ click }) => click ?? [])
  const lost = answered.filter((click) => !stored.has(click))
  const redirected = during.filter((response) => response.status === 302).length
  verdict.gate(
    'R53 on a full disk readers are redirected, /readyz says so, and no acknowledged click is lost',
    redirected === HITS && ready.status === 503 && lost.length === 0,
    `${redirected} of ${HITS} redirected, ${ready.status} ${text.slice(0, 60)}…, ${lost.length} of ${answered.length} lost`,
  )
}

async function openLinks({ port }: Subject) {
  const responses = []
  for (let hit = 0; hit < HITS; hit++) responses.push(await openLink(port))
  return responses
}

function writeUntilFull(file: string): void {
  const handle = openSync(file, 'w')
  for (let bytes = 1024 * 1024; bytes > 0; ) {
    try {
      writeSync(handle, Buffer.alloc(bytes))
    } catch {
      bytes = Math.floor(bytes / 2)
    }
  }
  closeSync(handle)
}

async function endThroughLauncher(): Promise<void> {
  const dataFolder = createDataFolder()
  const launcher = spawn('npx', ['--yes', 'pnpm@12', 'start'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: dataFolder.dataDir, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  })
  const port = await readPort(launcher)
  const stuck = Array.from({ length: 50 }, () => openStuckClient(port))
  await Promise.all(stuck.map((socket) => once(socket, 'connect')))
  const group = launcher.pid ?? 0
  const startedAt = performance.now()
  launcher.kill('SIGTERM')
  while (isGroupAlive(group) && performance.now() - startedAt < 2 * END_WITHIN_MS) await wait(50)
  const seconds = (performance.now() - startedAt) / 1000
  const isLeft = isGroupAlive(group)
  if (isLeft) process.kill(-group, 'SIGKILL')
  for (const socket of stuck) socket.destroy()
  dataFolder.remove()
  verdict.gate(
    'R54 SIGTERM to `npx pnpm start` ends every process within 8 s, even with stuck clients',
    !isLeft && seconds * 1000 <= END_WITHIN_MS,
    isLeft ? 'processes are left' : `${seconds.toFixed(1)} s`,
  )
}

async function readPort(launcher: ChildProcess): Promise<number> {
  let text = ''
  for await (const chunk of launcher.stdout ?? []) {
    text += chunk
    const port = /ready at http:\/\/localhost:(\d+)/.exec(text)?.[1]
    if (port) {
      launcher.stdout?.resume()
      return Number(port)
    }
  }
  throw new Error('the launcher ended before the server was ready')
}

/** Begins a request and never ends it. */
function openStuckClient(port: number): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write('POST /api/trpc/links.generate HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{')
  return socket
}

function isGroupAlive(group: number): boolean {
  try {
    process.kill(-group, 0)
    return true
  } catch {
    return false
  }
}
