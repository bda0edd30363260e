import { randomBytes, scryptSync } from 'node:crypto'
import type { PasswordHashing } from '../features/accounts/password-hashing.ts'

/** The lowest cost of scrypt, because tests sign in hundreds of times. */
const COST = { N: 2, r: 1, p: 1 }

const toKey = (password: string, salt: string) =>
  scryptSync(password, salt, 32, COST).toString('hex')

/** Hashes like the product but cheaply; tests of the cost use the real hashing. */
export const quickHashing: PasswordHashing = {
  hash: async (password) => {
    const salt = randomBytes(16).toString('hex')
    return `${salt}:${toKey(password, salt)}`
  },
  verify: async ({ hash, password }) => {
    const [salt = '', key] = hash.split(':')
    return toKey(password, salt) === key
  },
}
