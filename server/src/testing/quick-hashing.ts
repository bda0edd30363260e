import { randomBytes, scryptSync } from 'node:crypto'
import type { PasswordHashing } from '../features/accounts/password-hashing.ts'

/** The least that scrypt can cost: tests sign in by the hundred. */
const COST = { N: 2, r: 1, p: 1 }

const toKey = (password: string, salt: string) =>
  scryptSync(password, salt, 32, COST).toString('hex')

/** Hashes as the product does, but for the cost; what that cost is for is tested with the real one. */
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
