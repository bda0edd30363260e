import { createHmac, timingSafeEqual } from 'node:crypto'

/** Every token ends, so that a mail found later is of no use. */
export interface TokenContent {
  readonly expiresAt: number
}

export interface SignedTokens<Content extends TokenContent> {
  readonly build: (content: Content) => string
  /** Undefined for a token that we did not sign for this purpose, or that has expired. */
  readonly read: (token: string) => Content | undefined
}

/** Tokens for links in mails. They hold all there is to know, so the server stores none of them. */
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
      const right = sign(payload)
      if (more.length > 0 || given.length !== right.length) return undefined
      if (!timingSafeEqual(given, right)) return undefined
      const content = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Content
      return content.expiresAt > now() ? content : undefined
    },
  }
}
