import { expect, test } from 'vitest'
import { fillFacts } from './fill-facts.ts'

test('fills in facts from the code', () => {
  expect(fillFacts('{{free-links}} links, {{premium-price}}')).toBe('5 links, $3.99/month')
})

test('fills in what each plan has', () => {
  expect(fillFacts('{{own-tags}}. {{author-pages}}.')).toBe(
    'Yes, with Premium. 1 free; up to 20 with Premium, with all of an author’s books.',
  )
})

test('rejects an unknown fact', () => {
  expect(() => fillFacts('{{unknown}}')).toThrow('unknown fact: unknown')
})
