import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

export interface FoundChromium {
  readonly path: string
  /** Said to people: where the browser of this run comes from. */
  readonly source: string
}

/** What the search may look at and do; tests bring their own. */
export interface ChromiumProbes {
  /** PLAYWRIGHT_CHROMIUM, if set. */
  readonly chosenPath: string | undefined
  readonly playwrightPath: string
  readonly starts: (path: string) => boolean
  readonly findOnPath: (command: string) => string | undefined
  readonly installFromApt: (() => boolean) | null
  readonly installFromPlaywright: () => boolean
}

const COMMANDS = ['chromium', 'google-chrome', 'chromium-browser']

/** Finds a Chromium for the stories, or gets one; throws with what to do when there is no way. */
export function findChromium(probes: ChromiumProbes): FoundChromium {
  const { chosenPath, playwrightPath, starts, installFromApt, installFromPlaywright } = probes
  const onPath = () =>
    COMMANDS.map(probes.findOnPath).find((path) => path !== undefined && starts(path))

  if (chosenPath) {
    if (starts(chosenPath)) return { path: chosenPath, source: 'PLAYWRIGHT_CHROMIUM' }
    throw new Error(`PLAYWRIGHT_CHROMIUM is ${chosenPath}, which does not start`)
  }
  if (starts(playwrightPath)) return { path: playwrightPath, source: "Playwright's own" }

  const installed = onPath()
  if (installed) return { path: installed, source: 'on the PATH' }

  if (installFromApt?.()) {
    const added = onPath()
    if (added) return { path: added, source: 'installed with apt-get' }
  }
  if (installFromPlaywright() && starts(playwrightPath)) {
    return { path: playwrightPath, source: 'installed by Playwright' }
  }
  throw new Error(
    'No Chromium for the browser stories. Install the package "chromium" of your system, ' +
      'or set PLAYWRIGHT_CHROMIUM to the path of a Chromium or Chrome.',
  )
}

function succeeds(command: string, args: readonly string[], timeoutMs: number): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status } = spawnSync(command, args, {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: timeoutMs,
  })
  return status === 0
}

function installWithApt(): boolean {
  return (
    succeeds('apt-get', ['update'], 120_000) &&
    succeeds('apt-get', ['install', '-y', 'chromium'], 300_000)
  )
}

export function findOnPath(command: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, command)).find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The probes of the machine this runs on. */
export function machineProbes(): ChromiumProbes {
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0
  return {
    chosenPath: process.env.PLAYWRIGHT_CHROMIUM,
    playwrightPath: chromium.executablePath(),
    starts: (path) => spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0,
    findOnPath,
    installFromApt: isDebianRoot ? installWithApt : null,
    installFromPlaywright: () =>
      succeeds(process.execPath, [playwrightCli(), 'install', 'chromium'], 300_000),
  }
}

export function playwrightCli(): string {
  return fileURLToPath(import.meta.resolve('@playwright/test/cli'))
}
