import {
  type BotKind,
  type Browser,
  type DeviceType,
  findBotKind,
  isAppAgent,
  readBrowser,
  readDevice,
} from '@everyshelf/domain/clicks'
import { isbot } from 'isbot'
import { createRecentMap } from '../../memory/recent-map.ts'

/** What a user agent string reveals, without anything that identifies a reader. */
export interface Agent {
  readonly bot: BotKind | null
  readonly device: DeviceType
  readonly browser: Browser
}

export type ReadAgent = (userAgent: string | undefined) => Agent

/** Longer strings do not come from browsers, and are parsed each time instead of cached. */
const MAX_CACHED_LENGTH = 512

/** Parses user agents and caches the results. isbot's long list complements our own. */
export function createAgentReader(): ReadAgent {
  const cache = createRecentMap<string, Agent>(2500)
  return (userAgent = '') => {
    const cached = cache.get(userAgent)
    if (cached) return cached
    const agent = readAgent(userAgent.slice(0, 1000))
    if (userAgent.length <= MAX_CACHED_LENGTH) cache.set(userAgent, agent)
    return agent
  }
}

function readAgent(userAgent: string): Agent {
  return {
    // isbot takes names without spaces for bots, and so the apps that send only their own name.
    bot: findBotKind(userAgent) ?? (!isAppAgent(userAgent) && isbot(userAgent) ? 'crawler' : null),
    device: readDevice(userAgent),
    browser: readBrowser(userAgent),
  }
}
