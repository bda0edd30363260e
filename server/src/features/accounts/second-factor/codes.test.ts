import { describe, expect, it } from 'vitest'
import { createSecretSeal } from '../../../secrets/sealed-secret.ts'
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts'
import { buildTotpUri, createTotpSecret, findTotpStep } from './totp.ts'

/** RFC 6238, appendix B: the secret of its tables, and the last 6 digits of each code. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('codes of an authenticator', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1234567890, '005924'],
  ])('S61 match RFC 6238 at %i s', (seconds, code) => {
    expect(findTotpStep(RFC_SECRET, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
  })

  it('S61 are valid one step before and after, and no longer', () => {
    const step = 1
    const at = (steps: number) => findTotpStep(RFC_SECRET, '287082', (59 + steps * 30) * 1000)
    expect([at(-1), at(0), at(1)]).toEqual([step, step, step])
    expect(at(2)).toBeNull()
    expect(findTotpStep(RFC_SECRET, '287083', 59_000)).toBeNull()
  })

  it('S61 come from 160 random bits, with the site’s name', () => {
    const secret = createTotpSecret()
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(createTotpSecret()).not.toBe(secret)
    expect(buildTotpUri(secret, 'ada@example.org')).toBe(
      `otpauth://totp/Everyshelf:ada%40example.org?issuer=Everyshelf&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    )
  })
})

describe('the sealed secret', () => {
  const { seal, open } = createSecretSeal('secret', 'second factor')
  const sealed = seal(RFC_SECRET, 'ada')

  it('S61 decrypts for its owner and differs each time', () => {
    expect(open(sealed, 'ada')).toBe(RFC_SECRET)
    expect(seal(RFC_SECRET, 'ada')).not.toBe(sealed)
    expect(Buffer.from(sealed, 'base64url')).toHaveLength(12 + 16 + RFC_SECRET.length)
    expect(open(seal('schlüssel', 'ada'), 'ada')).toBe('schlüssel')
    expect(open(seal('', 'ada'), 'ada')).toBe('')
  })

  it('decrypts a text that is stored in this form', () => {
    const stored =
      'h6RIWNqTG5KwBD5O0quaEM38HKUUxDPmhoXdW_J3yjEt7xD00eKetVcpNBb99JbdHBsujQcIqw7Pbg_T'
    expect(open(stored, 'ada')).toBe(RFC_SECRET)
  })

  it.each([
    ['for another user', sealed, 'eve'],
    [
      'sealed for another purpose',
      createSecretSeal('secret', 'webhook').seal(RFC_SECRET, 'ada'),
      'ada',
    ],
    [
      'sealed with another key',
      createSecretSeal('other', 'second factor').seal(RFC_SECRET, 'ada'),
      'ada',
    ],
    ['changed', sealed.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')), 'ada'],
    ['cut off', sealed.slice(0, 20), 'ada'],
    ['with a shortened tag', shortenTag(seal('', 'ada')), 'ada'],
    ['empty', '', 'ada'],
  ])('S61 does not decrypt %s', (_how, text, userId) => {
    expect(open(text, userId)).toBeNull()
  })
})

function shortenTag(sealed: string): string {
  return Buffer.from(sealed, 'base64url').subarray(0, 16).toString('base64url')
}

describe('recovery codes', () => {
  it('S61 are 10 codes without look-alike letters', () => {
    const codes = createRecoveryCodes()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{12}$/)
  })

  it('S61 are hashed per server and admin', () => {
    const hash = hashRecoveryCode('secret', 'ada', 'abc')
    expect(hash).toMatch(/^[\w-]{43}$/)
    const others = [
      hashRecoveryCode('other', 'ada', 'abc'),
      hashRecoveryCode('secret', 'eve', 'abc'),
      hashRecoveryCode('secret', 'ada', 'abd'),
    ]
    for (const other of others) expect(other).not.toBe(hash)
  })
})
