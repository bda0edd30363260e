import { describe, expect, test } from 'vitest'
import { sampleSavedLink } from '../../../testing/sample-links.ts'
import { addInOrder } from './add-in-order.ts'

describe('addInOrder', () => {
  const link = (id: string, seriesNumber: string) =>
    sampleSavedLink('9780441172719', { id, seriesNumber })
  const add = (...numbers: readonly string[]) =>
    addInOrder(
      [],
      numbers.map((number, index) => link(`link-${index}`, number)),
    ).map(({ linkId, position }) => [linkId, position])

  test('sorts books in by the number in their details', () => {
    expect(add('2', '1', '1.5')).toEqual([
      ['link-1', 100],
      ['link-2', 150],
      ['link-0', 200],
    ])
  })

  test('numbers books without a number after the others', () => {
    expect(add('', '1.5', 'Prequel')).toEqual([
      ['link-1', 150],
      ['link-0', 200],
      ['link-2', 300],
    ])
  })
})
