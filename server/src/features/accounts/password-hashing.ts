import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { DomainError } from '@everyshelf/domain/messages'
import { verifyPassword } from 'better-auth/crypto'

/** Hashing is slow on purpose; more at once would starve redirects. */
const MAX_RUNNING = 2
const MAX_QUEUED = 20

export interface PasswordHashing {
  /** With a random salt, unless a salt is given. */
  readonly hash: (password: string, salt?: string) => Promise<string>
  readonly verify: (tried: { hash: string; password: string }) => Promise<boolean>
}

/** Of better-auth, which verifies the hashes. */
const COST = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }
const KEY_BYTES = 64

const deriveKey = promisify<string, string, number, typeof COST, Buffer>(scrypt)

const scryptHashing: PasswordHashing = {
  hash: async (password, salt = randomBytes(16).toString('hex')) => {
    const key = await deriveKey(password.normalize('NFKC'), salt, KEY_BYTES, COST)
    return `${salt}:${key.toString('hex')}`
  },
  verify: verifyPassword,
}

/** better-auth's scrypt, 2 at a time; throws `unavailable` when the queue is full. */
export function createPasswordHashing(costly: PasswordHashing = scryptHashing): PasswordHashing {
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
    hash: (...given) => runInTurn(() => costly.hash(...given)),
    verify: (tried) => runInTurn(() => costly.verify(tried)),
  }
}
