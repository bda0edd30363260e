import { expect, test } from 'vitest'
import { type FirefoxProbes, findFirefox } from './find-firefox.ts'

function machineWith(
  versions: Readonly<Record<string, string>>,
  chosenPath?: string,
): FirefoxProbes {
  return {
    chosenPath,
    findOnPath: (command) => (versions[command] ? command : undefined),
    askVersion: (path) => versions[path] ?? '',
  }
}

test('takes a Firefox that is new enough', () => {
  const found = findFirefox(machineWith({ 'firefox-esr': 'Mozilla Firefox 140.12.0esr' }))
  expect(found).toEqual({ path: 'firefox-esr', version: '140.12.0esr' })
})

test('skips one that is too old for the stories', () => {
  const old = 'Mozilla Firefox 139.0.4'
  expect(findFirefox(machineWith({ 'firefox-esr': old }))).toBeNull()
  expect(
    findFirefox(machineWith({ 'firefox-esr': old, firefox: 'Mozilla Firefox 156.0' })),
  ).toEqual({
    path: 'firefox',
    version: '156.0',
  })
})

test('uses only the chosen one', () => {
  const versions = { firefox: 'Mozilla Firefox 156.0', '/opt/fox': 'Mozilla Firefox 154.0.1' }
  expect(findFirefox(machineWith(versions, '/opt/fox'))?.version).toBe('154.0.1')
  expect(findFirefox(machineWith(versions, '/opt/none'))).toBeNull()
})

test('finds none on a machine without Firefox', () => {
  expect(findFirefox(machineWith({}))).toBeNull()
})
