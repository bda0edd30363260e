import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashFiles } from './content-hash.ts'
import { findScript, root, startCommand } from './package-script.ts'

interface BuildStep {
  readonly name: 'server' | 'web' | 'extension'
  /** Files and folders whose content decides whether a build is up to date. */
  readonly inputs: readonly string[]
  /** Files that exist after every build. */
  readonly outputs: readonly string[]
}

const sharedInputs = ['pnpm-lock.yaml', 'shared/domain']
const uiInputs = [...sharedInputs, 'shared/client', 'shared/ui']

/** Longest first, because two run at a time. */
const steps: readonly BuildStep[] = [
  {
    name: 'extension',
    inputs: [...uiInputs, 'extension'],
    outputs: ['extension/.output/chrome-mv3/manifest.json'],
  },
  {
    name: 'web',
    inputs: [...uiInputs, 'web', 'integrations/client'],
    outputs: ['web/dist/index.html', 'web/dist/developers/everyshelf.tgz'],
  },
  { name: 'server', inputs: [...sharedInputs, 'server'], outputs: ['server/dist/main.js'] },
]

const MAX_PARALLEL = 2

export interface BuildResult {
  readonly name: BuildStep['name']
  readonly outcome: 'built' | 'up to date' | 'failed'
}

/** Builds the named steps, or all, if they are out of date; prints a line for each build, or that there was none. */
export async function buildAll(names: readonly string[] = []): Promise<BuildResult[]> {
  const queue = steps.filter(({ name }) => names.length === 0 || names.includes(name))
  const results: BuildResult[] = []
  async function work(): Promise<void> {
    for (let step = queue.shift(); step; step = queue.shift()) {
      results.push({ name: step.name, outcome: await build(step) })
    }
  }
  await Promise.all(Array.from({ length: MAX_PARALLEL }, work))
  if (results.every(({ outcome }) => outcome === 'up to date'))
    console.log('The build is up to date.')
  return results
}

async function build(step: BuildStep): Promise<BuildResult['outcome']> {
  const log = (text: string) => console.log(`${step.name.padEnd(10)} ${text}`)
  const command = findScript(step.name, 'build')
  if (!command) {
    log('no build script')
    return 'built'
  }
  const stamp = join(root, 'server', '.cache', 'builds', step.name)
  const hash = hashFiles(root, step.inputs)
  if (isUpToDate(step, stamp, hash)) return 'up to date'
  rmSync(stamp, { force: true })
  const startedAt = performance.now()
  const output = await run(step.name, command)
  if (output !== undefined) {
    log(`failed:\n${output}`)
    return 'failed'
  }
  mkdirSync(join(stamp, '..'), { recursive: true })
  writeFileSync(stamp, hash)
  log(`built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  return 'built'
}

function isUpToDate({ outputs }: BuildStep, stamp: string, hash: string): boolean {
  const hasOutputs = outputs.every((path) => existsSync(join(root, path)))
  return hasOutputs && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
}

/** Runs a build silently; returns its output if it failed. */
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
