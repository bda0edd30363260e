import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { API_KEY_SECRET_LENGTH, BASE62, buildApiKey, keyEnding, parseApiKey } from './api-key.ts'
import { crc32 } from './crc32.ts'

const secrets = fc
  .array(fc.constantFrom(...BASE62), {
    minLength: API_KEY_SECRET_LENGTH,
    maxLength: API_KEY_SECRET_LENGTH,
  })
  .map((letters) => letters.join(''))

describe('crc32', () => {
  it.each([
    ['', 0],
    ['123456789', 0xcbf43926],
    ['The quick brown fox jumps over the lazy dog', 0x414fa339],
  ])('of %j is the published check value', (text, value) => {
    expect(crc32(text)).toBe(value)
  })
})

describe('an API key', () => {
  it('is read back from its own text, also with spaces around it', () => {
    fc.assert(
      fc.property(secrets, (secret) => {
        const key = buildApiKey(secret)
        expect(key).toMatch(/^es_live_[0-9A-Za-z]{38}$/)
        expect(parseApiKey(key)).toBe(key)
        expect(parseApiKey(` ${key}\n`)).toBe(key)
        expect(key.endsWith(keyEnding(key))).toBe(true)
      }),
    )
  })

  it('is refused with any one letter changed', () => {
    fc.assert(
      fc.property(
        secrets,
        fc.nat({ max: API_KEY_SECRET_LENGTH + 5 }),
        fc.constantFrom(...BASE62),
        (secret, at, letter) => {
          const key = buildApiKey(secret)
          const position = 'es_live_'.length + at
          fc.pre(key[position] !== letter)
          const mistyped = key.slice(0, position) + letter + key.slice(position + 1)
          expect(parseApiKey(mistyped)).toBeUndefined()
        },
      ),
    )
  })

  it.each([
    '',
    'es_live_',
    'es_live_x',
    `es_test_${'0'.repeat(38)}`,
    `es_live_${'0'.repeat(38)}`,
    `${buildApiKey('0'.repeat(32))}0`,
    buildApiKey('0'.repeat(32)).toUpperCase(),
  ])('is not %j', (text) => {
    expect(parseApiKey(text)).toBeUndefined()
  })

  it.each(['', 'short', `${'0'.repeat(31)}-`, '0'.repeat(33)])(
    'is never built from %j',
    (secret) => {
      expect(() => buildApiKey(secret)).toThrow(TypeError)
    },
  )
})
