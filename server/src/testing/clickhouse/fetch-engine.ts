import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { engineFolder, engineManifest, failureFile } from './engine-folder.ts'

const run = promisify(execFile)

/** The unpacked engine, and as much again for the packed one. */
const NEEDED_BYTES = 1.2e9
const TIMEOUT_MS = 5 * 60_000

interface FetchDeps {
  readonly print: (line: string) => void
  readonly folder?: string
  readonly packageManager?: readonly [command: string, ...args: string[]]
}

/**
 * Installs the engine into a cache folder of this checkout, unless it is there. The lockfile names
 * the integrity of each package, so a changed package is refused. A failure is no error: the tests
 * on ClickHouse are then skipped, with the reason.
 */
export async function fetchEngine({
  print,
  folder = engineFolder(),
  packageManager = findPackageManager(),
}: FetchDeps): Promise<void> {
  if (existsSync(folder)) return
  print(
    'ClickHouse: fetching the engine that tests use, 180 MB, half a gigabyte unpacked. This happens once; `start` does not need it.',
  )
  const partial = `${folder}.partial`
  const startedAt = performance.now()
  try {
    await install(partial, packageManager)
    renameSync(partial, folder)
    print(`ClickHouse: fetched in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  } catch (error) {
    const reason = explain(error)
    print(`ClickHouse: ${reason}. Its tests will be skipped.`)
    rmSync(partial, { recursive: true, force: true })
    mkdirSync(dirname(folder), { recursive: true })
    writeFileSync(failureFile(folder), `${reason}\n`)
  }
}

async function install(
  folder: string,
  [command, ...args]: readonly [command: string, ...args: string[]],
): Promise<void> {
  // Engines of earlier versions, and what a stopped fetch has left.
  rmSync(dirname(folder), { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < NEEDED_BYTES) throw new Error('less than 1.2 GB are free on the disk')
  for (const name of ['package.json', 'pnpm-lock.yaml']) {
    cpSync(join(engineManifest, name), join(folder, name))
  }
  const { stdout } = await run(
    command,
    [
      ...args,
      ...['install', '--frozen-lockfile', '--ignore-workspace', '--ignore-scripts'],
      '--config.fetch-retries=1',
    ],
    { cwd: folder, timeout: TIMEOUT_MS },
  )
  // The platform's package is optional, so pnpm reports its failure as a warning.
  if (/ERR_PNPM_/.test(stdout)) throw new Error(findCause(stdout))
  await probe(folder)
}

/** The pnpm that runs this script; without one, the one that `npx` brings. */
function findPackageManager(): [command: string, ...args: string[]] {
  const running = process.env.npm_execpath ?? ''
  if (!/\bpnpm[^/\\]*$/.test(running)) return ['npx', '--yes', 'pnpm@12']
  return /\.[cm]?js$/.test(running) ? [process.execPath, running] : [running]
}

/** In a process of its own: a library that does not fit the machine can end it. */
async function probe(folder: string): Promise<void> {
  const script = `process.stdout.write(require('chdb').query('SELECT 1', 'TabSeparated'))`
  const { stdout } = await run(process.execPath, ['--eval', script], { cwd: folder })
  if (stdout.trim() !== '1') throw new Error('the engine does not answer')
}

interface CommandFailure extends Error {
  readonly stdout?: string
  readonly stderr?: string
  readonly killed?: boolean
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { stdout = '', stderr = '', killed, message }: CommandFailure = error
  if (killed) return 'fetching took more than five minutes'
  return findCause(`${stderr}\n${stdout}`) ?? message.split('\n')[0] ?? message
}

/** pnpm prints a code, and below it causes, the first one last. Node prints `SomeError: message`. */
function findCause(output: string): string | undefined {
  const code = /ERR_PNPM_\w+/.exec(output)?.[0]
  const cause = /╰─▶ (.+)/.exec(output)?.[1]
  if (code) return cause ? `${code}: ${cause}` : code
  return /^\w*Error: .+/m.exec(output)?.[0].slice(0, 200)
}
