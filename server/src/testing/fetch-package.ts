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
import { type FetchedPackage, failureFile, folderOf, manifestOf } from './fetched-package.ts'

const run = promisify(execFile)

const TIMEOUT_MS = 5 * 60_000

export interface FetchDeps {
  readonly print: (line: string) => void
  readonly folder?: string
  readonly packageManager?: PackageManager
}

type PackageManager = readonly [command: string, ...args: string[]]

/**
 * Installs a package for tests into a cache folder of this checkout, unless it is there. Its lockfile names the
 * integrity of each package, so a changed package is refused. A failure is no error: the tests that need it are then
 * skipped, with the reason.
 */
export async function fetchPackage(
  fetched: FetchedPackage,
  { print, folder = folderOf(fetched), packageManager = findPackageManager() }: FetchDeps,
): Promise<void> {
  if (existsSync(folder)) return
  const { title, what } = fetched
  print(`${title}: fetching ${what}. This happens once; \`start\` does not need it.`)
  const partial = `${folder}.partial`
  const startedAt = performance.now()
  try {
    await install(fetched, partial, packageManager)
    renameSync(partial, folder)
    print(`${title}: fetched in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  } catch (error) {
    const reason = explain(error)
    print(`${title}: ${reason}. Its tests will be skipped.`)
    rmSync(partial, { recursive: true, force: true })
    mkdirSync(dirname(folder), { recursive: true })
    writeFileSync(failureFile(folder), `${reason}\n`)
  }
}

async function install(
  fetched: FetchedPackage,
  folder: string,
  [command, ...args]: PackageManager,
): Promise<void> {
  // Earlier versions, and what a stopped fetch has left.
  rmSync(dirname(folder), { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { bavail, bsize } = statfsSync(folder)
  const { neededGigabytes } = fetched
  if (bavail * bsize < neededGigabytes * 1e9) {
    throw new Error(`less than ${neededGigabytes} GB are free on the disk`)
  }
  for (const name of ['package.json', 'pnpm-lock.yaml']) {
    cpSync(join(manifestOf(fetched), name), join(folder, name))
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
  // In a process of its own: a library that does not fit the machine can end it.
  await run(process.execPath, ['--eval', fetched.probe], { cwd: folder })
}

/** The pnpm that runs this script; without one, the one that `npx` brings. */
function findPackageManager(): [command: string, ...args: string[]] {
  const running = process.env.npm_execpath ?? ''
  if (!/\bpnpm[^/\\]*$/.test(running)) return ['npx', '--yes', 'pnpm@12']
  return /\.[cm]?js$/.test(running) ? [process.execPath, running] : [running]
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
