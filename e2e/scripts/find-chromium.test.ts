import { describe, expect, test } from 'vitest'
import { type ChromiumProbes, findChromium } from './find-chromium.ts'

/** A machine on which nothing is there and nothing can be installed. */
const bareMachine: ChromiumProbes = {
  chosenPath: undefined,
  playwrightPath: '/cache/chrome',
  starts: () => false,
  findOnPath: () => undefined,
  installFromApt: null,
  installFromPlaywright: () => false,
}

const startsOnly =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path)

describe('findChromium', () => {
  test('takes the chosen browser before all others', () => {
    const found = findChromium({
      ...bareMachine,
      chosenPath: '/opt/chrome',
      starts: () => true,
      findOnPath: (command) => `/usr/bin/${command}`,
    })
    expect(found).toEqual({ path: '/opt/chrome', source: 'PLAYWRIGHT_CHROMIUM' })
  })

  test('refuses a chosen browser that does not start, and takes no other', () => {
    const machine = {
      ...bareMachine,
      chosenPath: '/opt/chrome',
      starts: startsOnly('/cache/chrome'),
    }
    expect(() => findChromium(machine)).toThrow('/opt/chrome, which does not start')
  })

  test("takes Playwright's own before the system's", () => {
    const found = findChromium({
      ...bareMachine,
      starts: () => true,
      findOnPath: (command) => `/usr/bin/${command}`,
    })
    expect(found).toEqual({ path: '/cache/chrome', source: "Playwright's own" })
  })

  test('takes the first browser on the PATH that starts', () => {
    const found = findChromium({
      ...bareMachine,
      starts: startsOnly('/usr/bin/google-chrome'),
      findOnPath: (command) => `/usr/bin/${command}`,
    })
    expect(found).toEqual({ path: '/usr/bin/google-chrome', source: 'on the PATH' })
  })

  test('installs from apt before it asks Playwright', () => {
    const asked: string[] = []
    const found = findChromium({
      ...bareMachine,
      starts: startsOnly('/usr/bin/chromium'),
      findOnPath: (command) =>
        command === 'chromium' && asked.includes('apt') ? '/usr/bin/chromium' : undefined,
      installFromApt: () => asked.push('apt') > 0,
      installFromPlaywright: () => asked.push('playwright') > 0,
    })
    expect(found).toEqual({ path: '/usr/bin/chromium', source: 'installed with apt-get' })
    expect(asked).toEqual(['apt'])
  })

  test('asks Playwright when apt cannot help', () => {
    let isInstalled = false
    const found = findChromium({
      ...bareMachine,
      starts: (path) => isInstalled && path === '/cache/chrome',
      installFromApt: () => false,
      installFromPlaywright: () => {
        isInstalled = true
        return true
      },
    })
    expect(found).toEqual({ path: '/cache/chrome', source: 'installed by Playwright' })
  })

  test('says what to do when there is no way', () => {
    expect(() => findChromium(bareMachine)).toThrow('set PLAYWRIGHT_CHROMIUM to the path')
  })
})
