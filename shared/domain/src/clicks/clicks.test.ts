import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type BotKind,
  type Browser,
  type DeviceType,
  findBotKind,
  readBrowser,
  readDevice,
} from './index.ts'

interface AgentFixture {
  readonly client: string
  readonly bot: BotKind | null
  readonly device: DeviceType
  readonly browser: Browser
  readonly userAgent: string
}

const fixtures: readonly AgentFixture[] = JSON.parse(
  readFileSync(new URL('../../fixtures/user-agents.json', import.meta.url), 'utf8'),
)

describe('a user agent of', () => {
  test.each(fixtures)('$client', ({ userAgent, bot, device, browser }) => {
    expect({
      bot: findBotKind(userAgent),
      device: readDevice(userAgent),
      browser: readBrowser(userAgent),
    }).toEqual({ bot, device, browser })
  })

  test('a missing user agent means a program', () => {
    expect(findBotKind(undefined)).toBe('automation')
  })

  test('any text has a result', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), (text) => {
        findBotKind(text)
        readDevice(text)
        readBrowser(text)
      }),
    )
  })

  test('R44 a long text takes no longer than a short one', () => {
    const long = 'silk/android mobile '.repeat(50_000)
    const startedAt = performance.now()
    for (let round = 0; round < 1000; round++) {
      findBotKind(long)
      readDevice(long)
      readBrowser(long)
    }
    expect(performance.now() - startedAt).toBeLessThan(2000)
  })
})
