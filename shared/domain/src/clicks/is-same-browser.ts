import { readBrowser } from './read-agent.ts'
import { readSystem } from './read-system.ts'

/**
 * Whether two user agents name the same browser and system. Versions differ after an update. Another
 * computer may have the same two, so screens name them and do not say "this browser".
 */
export function isSameBrowser(one: string | null, other: string | null): boolean {
  const [browser, system] = [readBrowser(one ?? ''), readSystem(one ?? '')]
  if (browser === 'Unknown' || system === 'Unknown') return false
  return browser === readBrowser(other ?? '') && system === readSystem(other ?? '')
}
