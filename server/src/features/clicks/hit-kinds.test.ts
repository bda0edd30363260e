import { expect, test } from 'vitest'
import type { HitKindValues } from './hit.ts'
import { createHitKinds } from './hit-kinds.ts'

const phone: HitKindValues = {
  country: 'DE',
  retailer: 'amazon',
  marketplace: 'de',
  device: 'Mobile',
  browser: 'Safari',
  language: 'de-de',
  excludedBecause: null,
  source: 'redirect',
}

const others: readonly HitKindValues[] = [
  { ...phone, country: 'AT' },
  { ...phone, country: null },
  { ...phone, retailer: 'kobo' },
  { ...phone, marketplace: null },
  { ...phone, device: 'Tablet' },
  { ...phone, browser: 'Chrome' },
  { ...phone, language: 'de' },
  { ...phone, language: null },
  { ...phone, excludedBecause: 'repeat' },
  { ...phone, source: 'beacon' },
]

test('all hits of a kind share one object, from any network', () => {
  const find = createHitKinds()
  const kind = find(phone, { kind: null })
  expect(kind).toEqual({ ...phone, storedIn: null, row: 0 })
  expect(find({ ...phone }, { kind: null })).toBe(kind)
  expect(find({ ...phone }, { kind })).toBe(kind)
})

test.each(others)('any different value makes another kind: %j', (other) => {
  const find = createHitKinds()
  const last = { kind: null }
  const kind = find(phone, last)
  const found = find(other, last)
  expect(found).toMatchObject(other)
  expect(found).not.toBe(kind)
  expect(last.kind).toBe(found)
  expect(find(phone, last)).toBe(kind)
})

test('R18 the cache stays small, however many languages clients send', () => {
  const find = createHitKinds()
  const first = find(phone, { kind: null })
  for (let number = 0; number < 20_000; number++) {
    find({ ...phone, language: `x-${number}` }, { kind: null })
  }
  const again = find(phone, { kind: null })
  expect(again).toEqual(first)
  expect(again).not.toBe(first)
})
