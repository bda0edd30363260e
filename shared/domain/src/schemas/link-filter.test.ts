import { expect, test } from 'vitest'
import { linkFilter } from './index.ts'

const id = '5f0c9a1be24d77c0a3b61e90'

test('a filter may have any of its conditions, and no others', () => {
  expect(linkFilter.parse({})).toEqual({})
  const all = { query: ' dune\u202E ', labels: [id], status: 'disabled' }
  expect(linkFilter.parse(all)).toEqual({ query: 'dune', labels: [id], status: 'disabled' })
  expect(linkFilter.parse({ query: '  ' }).query).toBeUndefined()
  expect(linkFilter.safeParse({ query: 'x'.repeat(201) }).success).toBe(false)
  expect(linkFilter.safeParse({ labels: ['<b>'] }).success).toBe(false)
  expect(linkFilter.safeParse({ status: 'removed' }).success).toBe(false)
  expect(linkFilter.safeParse({ ownerId: id }).success).toBe(false)
})
