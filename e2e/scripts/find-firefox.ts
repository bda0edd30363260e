import { spawnSync } from 'node:child_process'
import { findOnPath } from './find-chromium.ts'

/** The first that asks people what data may leave, which the extension's manifest declares. */
const OLDEST = 140

export interface FoundFirefox {
  readonly path: string
  readonly version: string
}

/** What the search may look at; tests bring their own. */
export interface FirefoxProbes {
  /** FIREFOX, if set. */
  readonly chosenPath: string | undefined
  readonly findOnPath: (command: string) => string | undefined
  /** What `--version` says: `Mozilla Firefox 153.7.0esr`. */
  readonly askVersion: (path: string) => string
}

/** Finds a Firefox that the extension runs in; null when this machine has none. */
export function findFirefox(probes: FirefoxProbes): FoundFirefox | null {
  const installed = ['firefox-esr', 'firefox'].map(probes.findOnPath)
  const paths = probes.chosenPath ? [probes.chosenPath] : installed
  for (const path of paths) {
    if (!path) continue
    const [, version, major] = /Firefox ((\d+)\S*)/.exec(probes.askVersion(path)) ?? []
    if (version && Number(major) >= OLDEST) return { path, version }
  }
  return null
}

/** The probes of the machine this runs on. */
export function firefoxProbes(): FirefoxProbes {
  return {
    chosenPath: process.env.FIREFOX,
    findOnPath,
    askVersion: (path) =>
      spawnSync(path, ['--version'], { timeout: 20_000 }).stdout?.toString() ?? '',
  }
}
