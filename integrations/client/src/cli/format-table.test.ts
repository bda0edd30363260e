import { expect, test } from 'vitest'
import { formatTable } from './format-table.ts'

test('a table aligns the columns behind Japanese titles, whose letters are twice as wide', () => {
  const rows = [
    ['銀河鉄道の夜', 12],
    ['Dune', 7],
  ]
  expect(formatTable(['Title', 'Clicks'], rows)).toEqual([
    'Title         Clicks',
    '銀河鉄道の夜      12',
    'Dune               7',
  ])
})
