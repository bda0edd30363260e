import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fetchPackage } from '../../server/src/testing/fetch-package.ts'
import { clickHouseEngine, workerdRuntime } from '../../server/src/testing/fetched-package.ts'
import { findChromium, machineProbes, playwrightCli } from './find-chromium.ts'
import { findFirefox, firefoxProbes, OLDEST_FIREFOX } from './find-firefox.ts'
import { runCommand } from './run-command.ts'
import {
  add,
  formatTally,
  judgeStage,
  listSkippedSuites,
  NOTHING,
  type PlaywrightReport,
  type Tally,
  tallyPlaywright,
  tallyVitest,
  type VitestReport,
} from './tally.ts'

interface Stage {
  readonly name: string
  /** Fetches what the stage uses where it can; reports a failure itself. */
  readonly prepare?: () => Promise<void>
  readonly command: () => readonly string[]
  readonly env?: () => NodeJS.ProcessEnv
  /** The count of a stage that wrote a report; a stage without one is a single check. */
  readonly readTally?: () => Tally
  /** What the report says was skipped, where the stage's own output does not name it. */
  readonly readSkipped?: () => readonly string[]
  /** Why it cannot run on this machine; it then counts as skipped, and never as passed. */
  readonly whyNot?: () => string | null
  readonly timeoutMs: number
}

const MINUTE_MS = 60_000
const root = fileURLToPath(new URL('../../', import.meta.url))
const reports = join(root, 'e2e', '.cache', 'reports')
const vitestReport = join(reports, 'vitest.json')
const playwrightReport = join(reports, 'playwright.json')
const firefoxReport = join(reports, 'firefox.json')

// Colors are for people; Biome would also write them into a file.
const colors = process.stdout.isTTY ? 'force' : 'off'

const firefox: Stage = {
  name: 'Firefox stories',
  command: () => [
    process.execPath,
    playwrightCli(),
    'test',
    '-c',
    'e2e/firefox/playwright.config.ts',
  ],
  env: () => ({ FIREFOX: findFirefox(firefoxProbes())?.path }),
  readTally: () => tallyPlaywright(readReport<PlaywrightReport>(firefoxReport)),
  whyNot: () =>
    findFirefox(firefoxProbes()) ? null : `no Firefox ${OLDEST_FIREFOX} or newer here, skipped`,
  timeoutMs: 3 * MINUTE_MS,
}

const stages: readonly Stage[] = [
  { name: 'types', command: () => [tool('tsc'), '-b'], timeoutMs: 5 * MINUTE_MS },
  {
    name: 'lint',
    command: () => [tool('biome'), 'ci', '--error-on-warnings', `--colors=${colors}`, '.'],
    timeoutMs: 3 * MINUTE_MS,
  },
  {
    name: 'unit and all databases',
    prepare: fetchPackages,
    command: () => [tool('vitest'), 'run', ...vitestWorkers(), ...vitestReporters()],
    readTally: () => tallyVitest(readReport<VitestReport>(vitestReport)),
    readSkipped: () => listSkippedSuites(readReport<VitestReport>(vitestReport)),
    timeoutMs: 40 * MINUTE_MS,
  },
  {
    name: 'build',
    command: () => [process.execPath, 'server/scripts/build.ts'],
    timeoutMs: 5 * MINUTE_MS,
  },
  {
    name: 'browser stories',
    command: storiesCommand,
    env: () => {
      const { path, source } = findChromium(machineProbes())
      console.log(`Chromium: ${path} (${source})`)
      return { PLAYWRIGHT_CHROMIUM: path }
    },
    readTally: () => tallyPlaywright(readReport<PlaywrightReport>(playwrightReport)),
    timeoutMs: 40 * MINUTE_MS,
  },
  firefox,
]

function tool(name: string): string {
  return join(root, 'node_modules', '.bin', name)
}

function storiesCommand(): readonly string[] {
  return [process.execPath, playwrightCli(), 'test', '-c', 'e2e/playwright.config.ts']
}

/**
 * Tests wait for databases and disks: with as many files at once as cores, a third of the processor is
 * idle. Set here, because each project's own default is one file on a machine with two cores.
 */
function vitestWorkers(): string[] {
  return [`--maxWorkers=${availableParallelism() + 1}`]
}

async function fetchPackages(): Promise<void> {
  const print = (line: string) => console.log(line)
  for (const fetched of [clickHouseEngine, workerdRuntime]) await fetchPackage(fetched, { print })
}

function vitestReporters(): string[] {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]
}

function readReport<Report>(path: string): Report {
  return JSON.parse(readFileSync(path, 'utf8')) as Report
}

/** Scripts of this repository run on the Node of the lockfile, never on the host's. */
function requirePinnedNode(): void {
  const major = Number.parseInt(process.versions.node, 10)
  const isPinned = process.execPath.includes(join('node_modules', '.pnpm', 'node-'))
  // Where no package holds a Node for the platform, the host's own will do if it is new enough.
  if (isPinned || major >= 24) return
  throw new Error(
    `This is Node ${process.versions.node} at ${process.execPath}, not the pinned one. ` +
      'Run the tests with: npx pnpm@12 test',
  )
}

async function runStage(stage: Stage): Promise<Tally> {
  const { name, command, env, readTally, timeoutMs } = stage
  console.log(`\n── ${name}`)
  const obstacle = stage.whyNot?.()
  if (obstacle) {
    console.log(`${name}: ${obstacle}`)
    return { ...NOTHING, skipped: 1 }
  }
  await stage.prepare?.()
  const startedAt = performance.now()
  const tally = await runChecks().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return judgeStage(NOTHING, 1)
  })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  if (tally.skipped > 0)
    for (const line of stage.readSkipped?.() ?? []) console.log(`skipped: ${line}`)
  console.log(`${name}: ${formatTally(tally)} (${seconds} s)`)
  return tally

  async function runChecks(): Promise<Tally> {
    const [executable = '', ...args] = command()
    const settings = { cwd: root, timeoutMs, env: env?.() ?? {} }
    const { exitCode, timedOut } = await runCommand(executable, args, settings)
    if (timedOut) console.error(`${name} was stopped after ${timeoutMs / 1000} s`)
    const single = { ...NOTHING, passed: exitCode === 0 ? 1 : 0 }
    const reported = readTally ? readTallyIfWritten(readTally) : single
    return judgeStage(reported, exitCode)
  }
}

function readTallyIfWritten(readTally: () => Tally): Tally {
  try {
    return readTally()
  } catch {
    return NOTHING
  }
}

/** For work on one part: Firefox's stories, the stories in the folders or files named, or Vitest with its filters. */
async function runPart(filters: readonly string[]): Promise<number> {
  if (filters[0] === 'firefox/') return (await runStage(firefox)).failed
  const isStories = filters.some((filter) => filter.startsWith('specs/'))
  if (!isStories) await fetchPackages()
  const [executable = '', ...args] = isStories ? storiesCommand() : [tool('vitest'), 'run']
  const settings = { cwd: root, timeoutMs: 10 * MINUTE_MS }
  const { exitCode } = await runCommand(executable, [...args, ...filters], settings)
  return exitCode ?? 1
}

async function runAll(): Promise<Tally> {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  let total = NOTHING
  for (const stage of stages) total = add(total, await runStage(stage))
  return total
}

requirePinnedNode()
const filters = process.argv.slice(2)
if (filters.length > 0) {
  process.exitCode = await runPart(filters)
} else {
  const total = await runAll()
  console.log(`\n${formatTally(total)}`)
  process.exitCode = total.failed > 0 ? 1 : 0
}
