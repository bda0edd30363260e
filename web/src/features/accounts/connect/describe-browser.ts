import type { Browser, System } from '@everyshelf/domain/clicks'

interface Agent {
  readonly browser: Browser
  readonly system: System
}

/** @example describeBrowser({ browser: 'Chrome', system: 'macOS' }) // 'Chrome on macOS' */
export function describeBrowser({ browser, system }: Agent): string {
  const name = browser === 'Unknown' ? 'Unknown browser' : browser
  return system === 'Unknown' ? name : `${name} on ${system}`
}
