import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { workerdFailure, workerdFolder, workerdManifest } from './find-workerd.ts'

const run = promisify(execFile)
const TIMEOUT_MS = 3 * 60_000

/**
 * Installs Cloudflare's runtime into a cache folder of this checkout, unless it is there. The
 * lockfile names the integrity of each package, so a changed package is refused. A failure is no
 * failure of the tests: those of the worker are then skipped, with its reason.
 */
export async function fetchWorkerd(print: (line: string) => void): Promise<void> {
  const folder = workerdFolder()
  if (existsSync(folder)) return
  print(
    'workerd: fetching the runtime of Cloudflare Workers for the tests, 155 MB. This happens once; `start` does not need it.',
  )
  const partial = `${folder}.partial`
  try {
    await install(partial)
  } catch (error) {
    const failure = explain(error)
    rmSync(partial, { recursive: true, force: true })
    writeFileSync(workerdFailure(), `${failure}\n`)
    print(`workerd: ${failure}. Its tests will be skipped.`)
    return
  }
  rmSync(workerdFailure(), { force: true })
  renameSync(partial, folder)
}

async function install(folder: string): Promise<void> {
  // Versions that are no longer used, and what a stopped fetch has left.
  rmSync(dirname(folder), { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const name of ['package.json', 'pnpm-lock.yaml']) {
    cpSync(join(workerdManifest, name), join(folder, name))
  }
  const [command, ...args] = packageManager()
  const options = ['--frozen-lockfile', '--ignore-workspace', '--ignore-scripts']
  await run(command, [...args, 'install', ...options, '--config.fetch-retries=1'], {
    cwd: folder,
    timeout: TIMEOUT_MS,
  })
  // A program that does not fit the machine ends here instead of in a test.
  await run(process.execPath, ['--eval', PROBE], { cwd: folder })
}

const PROBE = `require('node:child_process').execFileSync(require('workerd').default, ['--version'])`

/** The pnpm that runs this script; without one, the one that `npx` brings. */
function packageManager(): [command: string, ...args: string[]] {
  const running = process.env.npm_execpath ?? ''
  if (!/\bpnpm[^/\\]*$/.test(running)) return ['npx', '--yes', 'pnpm@12']
  return /\.[cm]?js$/.test(running) ? [process.execPath, running] : [running]
}

/** The line of a failed command that says most. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
  const lines = `${stderr}\n${stdout}`.split('\n').map((line) => line.trim())
  const telling = lines.find((line) => /ERR_PNPM|^Error|ENOSPC|ENOTFOUND|Cannot find/.test(line))
  return (telling ?? error.message.split('\n')[0] ?? error.message).slice(0, 200)
}
