import { createHmac, timingSafeEqual } from 'node:crypto'

/** A step of a change of address, as it is carried by the link of a mail. */
export interface EmailChangeStep {
  /** Whose mailbox got the link: the one that the account has, or the one that it is to have. */
  readonly mailbox: 'present' | 'new'
  readonly userId: string
  readonly from: string
  readonly to: string
  readonly expiresAt: number
}

export interface EmailChangeTokens {
  readonly build: (step: EmailChangeStep) => string
  /** Undefined for a token that is none of ours, or too old. */
  readonly read: (token: string) => EmailChangeStep | undefined
}

/**
 * Tokens that hold all there is to know and are kept nowhere. Each is worth nothing as soon as the
 * account has another address than the one in it, so none works twice.
 */
export function createEmailChangeTokens(secret: string, now: () => number): EmailChangeTokens {
  const sign = (payload: string) =>
    createHmac('sha256', `${secret} email-change`).update(payload).digest()
  return {
    build: (step) => {
      const payload = Buffer.from(JSON.stringify(step)).toString('base64url')
      return `${payload}.${sign(payload).toString('base64url')}`
    },
    read: (token) => {
      const [payload = '', signature = '', ...more] = token.split('.')
      const given = Buffer.from(signature, 'base64url')
      const right = sign(payload)
      if (more.length > 0 || given.length !== right.length) return undefined
      if (!timingSafeEqual(given, right)) return undefined
      const step = JSON.parse(Buffer.from(payload, 'base64url').toString()) as EmailChangeStep
      return step.expiresAt > now() ? step : undefined
    },
  }
}
