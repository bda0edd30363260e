import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createSessionTokenReader } from './session-token.ts'

const SECRET = 'a secret of at least thirty-two letters'
const NAME = 'everyshelf.session_token'

const read = createSessionTokenReader(SECRET)

function sign(token: string, secret = SECRET, algorithm = 'sha256'): string {
  return createHmac(algorithm, secret).update(token).digest('base64')
}

function cookieOf(token: string, signature = sign(token)): string {
  return `${NAME}=${encodeURIComponent(`${token}.${signature}`)}`
}

describe('reading the session token', () => {
  it.each([
    ['alone', cookieOf('token')],
    ['under the prefix of HTTPS', `__Host-${cookieOf('token')}`],
    ['between other cookies', `theme=dark; ${cookieOf('token')}; language=de`],
  ])('reads a signed token %s', (_where, cookies) => {
    expect(read(cookies)).toBe('token')
  })

  it('reads tokens that contain a dot or have one letter', () => {
    expect(read(cookieOf('to.ken'))).toBe('to.ken')
    expect(read(cookieOf('t'))).toBe('t')
  })

  it.each([
    ['there is no cookie', ''],
    ['only another cookie is signed', cookieOf('token').replace(NAME, 'everyshelf.other')],
    ['another name ends in the same way', `x${cookieOf('token')}`],
    ['the cookie is empty', `${NAME}=`],
    ['there is no signature', `${NAME}=token`],
    ['the signature is empty', `${NAME}=token.`],
    ['the signature is cut off', cookieOf('token', sign('token').slice(0, 20))],
    ['the signature is of another token', cookieOf('token', sign('other'))],
    ['the signature is made with another secret', cookieOf('token', sign('token', 'other'))],
    [
      'the signature is made by another algorithm',
      cookieOf('token', sign('token', SECRET, 'sha1')),
    ],
    ['only a part of the token is signed', cookieOf('to.ken', sign('to'))],
    ['the token is empty', cookieOf('')],
    ['the escapes are broken', `${NAME}=%E0%A4%A.x`],
  ])('S26 returns null when %s', (_why, cookies) => {
    expect(read(cookies)).toBeNull()
  })
})
