import { describe, expect, it } from 'vitest'
import { createRecentMap } from './recent-map.ts'

describe('createRecentMap', () => {
  it('keeps used entries and drops the rest', () => {
    const map = createRecentMap<string, number>(10)
    map.set('asked', 1)
    map.set('not asked', 2)
    for (let index = 0; index < 100; index++) {
      map.set(`other ${index}`, index)
      expect(map.get('asked')).toBe(1)
    }
    expect(map.get('not asked')).toBeUndefined()
  })

  it('never holds more than twice its size', () => {
    const map = createRecentMap<number, number>(10)
    for (let index = 0; index < 1000; index++) map.set(index, index)
    expect([...map.entries()].length).toBeLessThanOrEqual(20)
  })

  it('deletes an entry from both generations', () => {
    const map = createRecentMap<number, number>(2)
    for (const key of [1, 2, 3]) map.set(key, key)
    map.delete(1)
    map.delete(3)
    expect([1, 2, 3].map(map.get)).toEqual([undefined, 2, undefined])
  })

  it('returns the value set last', () => {
    const map = createRecentMap<number, string>(2)
    map.set(1, 'old')
    map.set(2, 'b')
    map.set(1, 'new')
    expect(map.get(1)).toBe('new')
  })
})
