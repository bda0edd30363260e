import { createHmac, timingSafeEqual } from 'node:crypto'

/** Every token expires, so an old email cannot be misused. */
export interface TokenContent {
  readonly expiresAt: number
}

export interface SignedTokens<Content extends TokenContent> {
  readonly build: (content: Content) => string
  /** Undefined for a token that has expired or was not signed for this purpose. */
  readonly read: (token: string) => Content | undefined
}

/** Tokens for links in emails. They carry their own content, so the server stores none of them. */
export function createSignedTokens<Content extends TokenContent>(
  secret: string,
  purpose: string,
  now: () => number,
): SignedTokens<Content> {
  const sign = (payload: string) =>
    createHmac('sha256', `${secret} ${purpose}`).update(payload).digest()
  return {
    build: (content) => {
      const payload = Buffer.from(JSON.stringify(content)).toString('base64url')
      return `${payload}.${sign(payload).toString('base64url')}`
    },
    read: (token) => {
      const [payload = '', signature = '', ...more] = token.split('.')
      const given = Buffer.from(signature, 'base64url')
      const expected = sign(payload)
      if (more.length > 0 || given.length !== expected.length) return undefined
      if (!timingSafeEqual(given, expected)) return undefined
      const content = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Content
      return content.expiresAt > now() ? content : undefined
    },
  }
}
