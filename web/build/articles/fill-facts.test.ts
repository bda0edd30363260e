import { expect, test } from 'vitest'
import { fillFacts } from './fill-facts.ts'

test('fills in facts from the code', () => {
  expect(fillFacts('{{free-links}} links, {{premium-price}}')).toBe('5 links, $3.99/month')
})

test('rejects an unknown fact', () => {
  expect(() => fillFacts('{{unknown}}')).toThrow('unknown fact: unknown')
})
