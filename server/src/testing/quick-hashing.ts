import { randomBytes, scryptSync } from 'node:crypto'
import type { PasswordHashing } from '../features/accounts/password-hashing.ts'

/** The lowest cost of scrypt, because tests sign in hundreds of times. */
const COST = { N: 2, r: 1, p: 1 }

const toKey = (password: string, salt: string) =>
  scryptSync(password, salt, 32, COST).toString('hex')

/** Hashes like the product but cheaply; tests of the cost use the real hashing. */
export const quickHashing: PasswordHashing = {
  hash: async (password, salt = randomBytes(16).toString('hex')) =>
    `${salt}:${toKey(password, salt)}`,
  verify: async ({ hash, password }) => {
    const [salt = '', key] = hash.split(':')
    return toKey(password, salt) === key
  },
}

/** Quick hashing that counts how many hashes it computes. */
export function countHashes(): { readonly hashing: PasswordHashing; readonly count: () => number } {
  let hashes = 0
  const counted = <T>(hash: T): T => {
    hashes += 1
    return hash
  }
  return {
    hashing: {
      hash: (...given) => counted(quickHashing.hash(...given)),
      verify: (tried) => counted(quickHashing.verify(tried)),
    },
    count: () => hashes,
  }
}
