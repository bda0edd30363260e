import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pagePaths } from '../../lib/paths.ts'
import { readReturnPath } from './return-path.ts'

const OWN = 'https://everyshelf.example'

describe('readReturnPath', () => {
  test.each(['/', '/home', '/profile', '/profile?tab=tags#devices'])(
    'S30 returns to the page %s',
    (path) => {
      expect(readReturnPath(path)).toBe(path)
    },
  )

  test.each([
    null,
    undefined,
    '',
    'profile',
    'https://evil.example/profile',
    'https:/profile',
    'HTTPS://evil.example',
    '//evil.example',
    '//evil.example/profile',
    '///evil.example',
    '////profile',
    '/\\evil.example',
    '\\\\evil.example',
    '/\\/evil.example/profile',
    '/profile\\..\\evil',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    ' /profile',
    '/.//evil.example',
    '/..//evil.example',
    '/./\u0000/evil.example',
    '/profile/../..//evil.example',
    '/%2F%2Fevil.example',
    '/%5cevil.example',
    '/@evil.example',
    '@evil.example',
    ':evil',
    '?next=//evil.example',
    '#/profile',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://evil.example/1',
    'vbscript:x',
    '/javascript:alert(1)',
    '/profile\u0000',
    '/profile\u0085',
    '/nothing/here',
    '/api/auth/sign-out',
    '/go/abcd',
    '/redirect?isbn=9780441172719',
    '/account',
    '/ACCOUNT?mode=signin&next=/account',
    '/account/',
    '/home/../account',
    '/check-email',
  ])('S30 does not follow %j', (text) => {
    expect(readReturnPath(text)).toBeNull()
  })

  test('S30 stays on our own origin for any input', () => {
    const segment = fc.oneof(
      fc.constantFrom('/', '//', '\\', '..', '.', '@', ':', '?', '#', '%2f', '%5c', '\t', '\n'),
      fc.constantFrom('profile', 'home', 'evil.example', 'https:', 'javascript:', ' ', '\u3000'),
      fc.string({ maxLength: 6 }),
    )
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 9 }), (segments) => {
        const path = readReturnPath(segments.join(''))
        if (path === null) return
        const url = new URL(path, OWN)
        expect(url.origin).toBe(OWN)
        expect(path).toMatch(/^\/(?![/\\])/)
      }),
      { numRuns: 3000 },
    )
  })

  test('S30 keeps path and query, and accepts its own result', () => {
    const pages = pagePaths.filter((path) => !/^\/(account|check-email)|:/.test(path))
    const query = fc.stringMatching(/^(\?[a-z0-9=&]{1,12})?$/)
    fc.assert(
      fc.property(fc.constantFrom(...pages), query, (page, search) => {
        const path = readReturnPath(`${page}${search}`)
        expect(path).toBe(new URL(`${page}${search}`, OWN).href.slice(OWN.length))
        expect(readReturnPath(path)).toBe(path)
      }),
    )
  })
})
