import { describe, expect, test } from 'vitest'
import { type RequestFixture, requestFixtures } from '../../fixtures/requests.ts'
import {
  browsers,
  classifyHit,
  deviceTypes,
  exclusionReasons,
  findBotKind,
  readBrowser,
  readDevice,
} from './index.ts'

function classify({ method = 'GET', headers, from }: RequestFixture) {
  const userAgent = headers['user-agent'] ?? ''
  const device = readDevice(userAgent)
  const browser = readBrowser(userAgent)
  const reason = classifyHit({
    method,
    headers,
    bot: findBotKind(userAgent),
    device,
    language: headers['accept-language'] ?? null,
    isOwner: false,
    isFromDataCenter: from === 'data-center',
    isOverLimit: false,
  })
  return { reason, device, browser }
}

describe('S9 a request', () => {
  test.each(requestFixtures)('from $client', (fixture) => {
    expect(classify(fixture)).toEqual(fixture.expected)
  })
})

describe('the recorded requests', () => {
  test('each have a unique name and a source', () => {
    expect(new Set(requestFixtures.map(({ client }) => client)).size).toBe(requestFixtures.length)
    expect(requestFixtures.filter(({ source }) => !URL.canParse(source))).toEqual([])
  })

  test('include every device, every browser, and every reason that a single request can have', () => {
    const expected = requestFixtures.map((fixture) => fixture.expected)
    const shown = (name: 'device' | 'browser' | 'reason') =>
      [...new Set(expected.map((fact) => fact[name]))].sort()
    expect(shown('device')).toEqual([...deviceTypes].sort())
    expect(shown('browser')).toEqual([...browsers].sort())
    const bySomethingElse = ['own-test', 'over-limit', 'repeat']
    expect(shown('reason').filter((reason) => reason !== null)).toEqual(
      exclusionReasons.filter((reason) => !bySomethingElse.includes(reason)).sort(),
    )
  })
})
