import { createHmac, timingSafeEqual } from 'node:crypto'
import { isPublicId, type PublicId } from '@everyshelf/domain/links'

export const UNSUBSCRIBE_PATH = '/mail/unsubscribe'

export interface UnsubscribeLinks {
  readonly build: (publicId: PublicId) => string
  /** The account of a token; undefined for an invalid token. */
  readonly read: (token: unknown) => PublicId | undefined
}

/**
 * Links that turn off the weekly email without signing in. They can do nothing else, so they never
 * expire: someone may open the email years later.
 */
export function createUnsubscribeLinks(secret: string, origin: string): UnsubscribeLinks {
  const sign = (publicId: PublicId) =>
    createHmac('sha256', `${secret} unsubscribe`).update(publicId).digest('base64url')
  return {
    build: (publicId) => `${origin}${UNSUBSCRIBE_PATH}?token=${publicId}.${sign(publicId)}`,
    read: (token) => {
      if (typeof token !== 'string') return undefined
      const [publicId = '', signature = '', ...more] = token.split('.')
      if (more.length > 0 || !isPublicId(publicId)) return undefined
      const actual = Buffer.from(signature)
      const expected = Buffer.from(sign(publicId))
      return actual.length === expected.length && timingSafeEqual(actual, expected)
        ? publicId
        : undefined
    },
  }
}
