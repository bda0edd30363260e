import { DomainError } from '@everyshelf/domain/messages'
import { hashPassword, verifyPassword } from 'better-auth/crypto'

/** Hashing is slow on purpose; more at once would starve redirects. */
const MAX_RUNNING = 2
const MAX_QUEUED = 20

export interface PasswordHashing {
  readonly hash: (password: string) => Promise<string>
  readonly verify: (tried: { hash: string; password: string }) => Promise<boolean>
}

const scrypt: PasswordHashing = { hash: hashPassword, verify: verifyPassword }

/** better-auth's scrypt, 2 at a time; throws `unavailable` when the queue is full. */
export function createPasswordHashing(costly: PasswordHashing = scrypt): PasswordHashing {
  const queue: (() => void)[] = []
  let running = 0

  async function runInTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= MAX_RUNNING) {
      if (queue.length >= MAX_QUEUED) throw new DomainError('unavailable')
      await new Promise<void>((resolve) => queue.push(resolve))
    }
    running++
    try {
      return await work()
    } finally {
      running--
      queue.shift()?.()
    }
  }

  return {
    hash: (password) => runInTurn(() => costly.hash(password)),
    verify: (tried) => runInTurn(() => costly.verify(tried)),
  }
}
