import {
  type BotKind,
  type Browser,
  type DeviceType,
  findBotKind,
  readBrowser,
  readDevice,
} from '@everyshelf/domain/clicks'
import { isbot } from 'isbot'
import { createRecentMap } from '../../memory/recent-map.ts'

/** What a user agent says, as far as anybody may know it. */
export interface Agent {
  readonly bot: BotKind | null
  readonly device: DeviceType
  readonly browser: Browser
}

export type ReadAgent = (userAgent: string | undefined) => Agent

/** Longer ones are no browser's; they are read anew each time rather than kept. */
const LONGEST_KEPT = 512

/** Reads user agents, the same text once. The long list of isbot adds to our own names. */
export function createAgentReader(): ReadAgent {
  const known = createRecentMap<string, Agent>(2500)
  return (userAgent = '') => {
    const kept = known.get(userAgent)
    if (kept) return kept
    const agent = readAgent(userAgent.slice(0, 1000))
    if (userAgent.length <= LONGEST_KEPT) known.set(userAgent, agent)
    return agent
  }
}

function readAgent(userAgent: string): Agent {
  return {
    bot: findBotKind(userAgent) ?? (isbot(userAgent) ? 'crawler' : null),
    device: readDevice(userAgent),
    browser: readBrowser(userAgent),
  }
}
