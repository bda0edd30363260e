import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createSignedTokens } from './signed-tokens.ts'

const NOW = 1_000_000
const content = { email: 'ada@example.org', expiresAt: NOW + 1 }

const open = (secret = 'secret', purpose = 'sign-up') =>
  createSignedTokens<typeof content>(secret, purpose, () => NOW)

describe('tokens of email links', () => {
  it('return their content until they expire', () => {
    const tokens = open()
    expect(tokens.read(tokens.build(content))).toEqual(content)
    expect(tokens.read(tokens.build({ ...content, expiresAt: NOW }))).toBeUndefined()
  })

  it.each([
    ['made with another secret', open('other').build(content)],
    ['made for another purpose', open('secret', 'email-change').build(content)],
    ['with text behind it', `${open().build(content)}.x`],
    ['without a signature', open().build(content).split('.')[0] ?? ''],
    ['with half a signature', open().build(content).slice(0, -20)],
    ['with the signature of another content', mix(content, { ...content, email: 'eve@evil.test' })],
    ['signed by another algorithm', signedBy('sha512')],
    ['that is empty', ''],
    ['that is a dot', '.'],
  ])('S33 are invalid %s', (_how, token) => {
    expect(open().read(token)).toBeUndefined()
  })
})

function mix(signed: typeof content, claimed: typeof content): string {
  const [payload] = open().build(claimed).split('.')
  const [, signature] = open().build(signed).split('.')
  return `${payload}.${signature}`
}

function signedBy(algorithm: string): string {
  const payload = Buffer.from(JSON.stringify(content)).toString('base64url')
  const signature = createHmac(algorithm, 'secret sign-up').update(payload).digest()
  return `${payload}.${signature.subarray(0, 32).toString('base64url')}`
}
