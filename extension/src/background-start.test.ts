import { beforeEach, describe, expect, test, vi } from 'vitest'

/** APIs by their first name. An event takes listeners; any other member is a call that succeeds. */
function fakeApis(names: readonly string[]): Record<string, unknown> {
  const member = (name: string): unknown =>
    new Proxy(() => Promise.resolve([]), {
      get: (_call, key) => (key === 'then' ? undefined : member(`${name}.${String(key)}`)),
    })
  const apis = Object.fromEntries(names.map((name) => [name, member(name)]))
  return { ...apis, i18n: { getMessage: () => '' } }
}

/** The APIs that Safari documents and that we use. It has no side panel, no omnibox, no icon rules. */
const SAFARI = [
  ...['action', 'alarms', 'commands', 'contextMenus', 'permissions'],
  ...['runtime', 'scripting', 'storage', 'tabs', 'windows'],
]

async function load(names: readonly string[]) {
  vi.resetModules()
  vi.doMock('wxt/browser', () => ({ browser: fakeApis(names) }))
  const apis = await import('./browser-features/browser-apis.ts')
  const { default: background } = await import('./entrypoints/background.ts')
  return { apis, background }
}

describe('the background worker starts', () => {
  beforeEach(() => vi.doUnmock('wxt/browser'))

  test.each([
    ['Chrome', [...SAFARI, 'declarativeContent', 'omnibox', 'sidePanel'], [true, true, true]],
    ['Firefox', [...SAFARI, 'omnibox', 'sidebarAction'], [false, true, true]],
    ['Safari', SAFARI, [false, false, false]],
  ])('with the APIs of %s', async (_browser, names, has) => {
    const { apis, background } = await load(names)
    expect([apis.hasIconRules, apis.hasOmnibox, apis.hasPanel]).toEqual(has)
    expect(() => background.main()).not.toThrow()
  })
})
