import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashFiles } from './content-hash.ts'
import { findScript, root, startCommand } from './package-script.ts'

interface BuildStep {
  readonly name: 'server' | 'web' | 'extension'
  /** Files and folders whose content decides whether a build is up to date. */
  readonly inputs: readonly string[]
  /** There after every build. */
  readonly outputs: readonly string[]
}

const everywhere = ['pnpm-lock.yaml', 'shared/domain']
const screens = [...everywhere, 'shared/client', 'shared/ui']

/** Longest first: two run at a time. */
const steps: readonly BuildStep[] = [
  {
    name: 'extension',
    inputs: [...screens, 'extension'],
    outputs: ['extension/.output/chrome-mv3/manifest.json'],
  },
  { name: 'web', inputs: [...screens, 'web'], outputs: ['web/dist/index.html'] },
  { name: 'server', inputs: [...everywhere, 'server'], outputs: ['server/dist/main.js'] },
]

const AT_ONCE = 2

export interface BuildResult {
  readonly name: BuildStep['name']
  readonly isGood: boolean
}

/** Builds what is not up to date, of all parts or those named; says of each in one line how it went. */
export async function buildAll(names: readonly string[] = []): Promise<BuildResult[]> {
  const waiting = steps.filter(({ name }) => names.length === 0 || names.includes(name))
  const results: BuildResult[] = []
  async function work(): Promise<void> {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      results.push({ name: step.name, isGood: await build(step) })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return results
}

async function build(step: BuildStep): Promise<boolean> {
  const say = (text: string) => console.log(`${step.name.padEnd(10)} ${text}`)
  const command = findScript(step.name, 'build')
  if (!command) {
    say('has no build')
    return true
  }
  const stamp = join(root, 'server', '.cache', 'builds', step.name)
  const hash = hashFiles(root, step.inputs)
  if (isUpToDate(step, stamp, hash)) {
    say('is up to date')
    return true
  }
  rmSync(stamp, { force: true })
  const startedAt = performance.now()
  const output = await run(step.name, command)
  if (output !== undefined) {
    say(`failed:\n${output}`)
    return false
  }
  mkdirSync(join(stamp, '..'), { recursive: true })
  writeFileSync(stamp, hash)
  say(`built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  return true
}

function isUpToDate({ outputs }: BuildStep, stamp: string, hash: string): boolean {
  const isThere = outputs.every((path) => existsSync(join(root, path)))
  return isThere && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
}

/** Runs a build quietly; returns what it printed when it failed. */
async function run(folder: string, command: string): Promise<string | undefined> {
  const child = startCommand(folder, command, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8')
    })
  }
  const [exitCode] = (await once(child, 'close')) as [number | null]
  return exitCode === 0 ? undefined : output
}
