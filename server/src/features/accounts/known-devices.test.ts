import { describe, expect, it } from 'vitest'
import { createKnownDevices } from './known-devices.ts'

const devices = createKnownDevices('secret', false)
const ada = 'ada@example.org'
const cookieOf = (line: string) => line.split(';')[0] ?? ''

describe('a known device', () => {
  it('S72 is recognized for the accounts it signed in to, and keeps its id', () => {
    const cookie = cookieOf(devices.remember(undefined, ada))
    const id = devices.find(cookie, 'Ada@Example.org')
    expect(id).toMatch(/^[\w-]{16}$/)
    expect(devices.find(cookie, 'eve@example.org')).toBeNull()
    const both = cookieOf(devices.remember(`theme=dark; ${cookie}`, 'eve@example.org'))
    expect(devices.find(`theme=dark; ${both}`, ada)).toBe(id)
    expect(devices.find(both, 'eve@example.org')).toBe(id)
    expect(cookieOf(devices.remember(both, ada)).length).toBe(both.length)
    expect(devices.find(cookieOf(devices.remember(both, ada)), 'eve@example.org')).toBe(id)
  })

  it('S72 has another id in another browser', () => {
    const ids = [1, 2].map(() => devices.find(cookieOf(devices.remember('', ada)), ada))
    expect(ids[0]).not.toBe(ids[1])
  })

  it.each<[string, string | undefined]>([
    ['without cookies', undefined],
    ['with another cookie', cookieOf(devices.remember('', ada)).replace('known', 'well_known')],
    ['with a made-up cookie', 'known_device=x'],
    [
      'with the cookie of another server',
      cookieOf(createKnownDevices('other', false).remember('', ada)),
    ],
    ['with an empty cookie', 'known_device='],
  ])('S72 is not recognized %s', (_how, cookies) => {
    expect(devices.find(cookies, ada)).toBeNull()
  })

  it('S72 has an HttpOnly, SameSite=Strict cookie', () => {
    expect(devices.remember('', ada)).toMatch(
      /^known_device=[\w~.-]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/,
    )
    expect(createKnownDevices('secret', true).remember('', ada)).toMatch(
      /^__Host-known_device=[\w~.-]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    )
  })

  it('S72 P1 names accounts in its cookie by digests keyed per server', () => {
    const digestsOf = (secret: string) =>
      createKnownDevices(secret, false).remember('', ada).split('~')[1]?.split('.')[0]
    expect(digestsOf('secret')).toMatch(/^[\w-]{16}$/)
    expect(digestsOf('secret')).not.toBe(digestsOf('other'))
  })

  it('remembers only its 3 most recent accounts', () => {
    let cookie = ''
    for (const name of ['a', 'b', 'c', 'd']) cookie = cookieOf(devices.remember(cookie, name))
    const found = ['a', 'b', 'c', 'd'].map((name) => devices.find(cookie, name) !== null)
    expect(found).toEqual([false, true, true, true])
  })
})
