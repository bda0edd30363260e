import { createHmac, timingSafeEqual } from 'node:crypto'
import { isPublicId, type PublicId } from '@everyshelf/domain/links'

export const UNSUBSCRIBE_PATH = '/mail/unsubscribe'

export interface UnsubscribeLinks {
  readonly build: (publicId: PublicId) => string
  /** Whose mails end; undefined for a token that is none of ours. */
  readonly read: (token: unknown) => PublicId | undefined
}

/**
 * Addresses that end the weekly mail without a sign-in. They do nothing else, so they are good for
 * ever: somebody may find the mail years later.
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
      const given = Buffer.from(signature)
      const right = Buffer.from(sign(publicId))
      return given.length === right.length && timingSafeEqual(given, right) ? publicId : undefined
    },
  }
}
