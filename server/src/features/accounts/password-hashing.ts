import { DomainError } from '@everyshelf/domain/messages'
import { hashPassword, verifyPassword } from 'better-auth/crypto'

/** Hashing is meant to cost; more at once would starve the redirects (S69). */
const AT_ONCE = 2
const WAITING_AT_MOST = 20

export interface PasswordHashing {
  readonly hash: (password: string) => Promise<string>
  readonly verify: (tried: { hash: string; password: string }) => Promise<boolean>
}

const scrypt: PasswordHashing = { hash: hashPassword, verify: verifyPassword }

/** better-auth's scrypt, a few at a time; who finds the queue full is told to come back. */
export function createPasswordHashing(costly: PasswordHashing = scrypt): PasswordHashing {
  const waiting: (() => void)[] = []
  let running = 0

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= AT_ONCE) {
      if (waiting.length >= WAITING_AT_MOST) throw new DomainError('unavailable')
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    running++
    try {
      return await work()
    } finally {
      running--
      waiting.shift()?.()
    }
  }

  return {
    hash: (password) => inTurn(() => costly.hash(password)),
    verify: (tried) => inTurn(() => costly.verify(tried)),
  }
}
