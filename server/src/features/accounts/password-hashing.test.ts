import { hashPassword } from 'better-auth/crypto'
import { expect, it } from 'vitest'
import { createPasswordHashing } from './password-hashing.ts'

it('verifies only the password it hashed', async () => {
  const { hash, verify } = createPasswordHashing()
  const hashed = await hash('nine tall bookshelves')
  expect(hashed).not.toContain('nine')
  expect(await verify({ hash: hashed, password: 'nine tall bookshelves' })).toBe(true)
  expect(await verify({ hash: hashed, password: 'ten tall bookshelves' })).toBe(false)
  expect(await hash('nine tall bookshelves')).not.toBe(hashed)
})

it('hashes as better-auth does, whatever form the letters were typed in', async () => {
  const hashed = await hashPassword('café')
  const [salt] = hashed.split(':')
  expect(await createPasswordHashing().hash('cafe\u0301', salt)).toBe(hashed)
})

it('S69 hashes 2 at a time, queues 20 and refuses the rest', async () => {
  const { hash } = createPasswordHashing()
  const results = await Promise.allSettled(Array.from({ length: 40 }, () => hash('a')))
  const refused = results.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(18)
  expect(refused[0]).toMatchObject({ reason: { code: 'unavailable' } })
  await hash('there is room again')
})
