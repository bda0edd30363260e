import { expect, test } from 'vitest'
import { compareWeeks } from './compare-weeks.ts'

/** Day 1 has 1 click, day 2 has 2 … */
const days = Array.from({ length: 20 }, (_, index) => ({
  day: `2026-11-${String(index + 1).padStart(2, '0')}`,
  clicks: index + 1,
}))

test('counts the seven days from a day on, and the seven before it', () => {
  expect(compareWeeks(days, '2026-11-08')).toEqual({
    after: 8 + 9 + 10 + 11 + 12 + 13 + 14,
    before: 1 + 2 + 3 + 4 + 5 + 6 + 7,
    daysAfter: 7,
  })
})

test('counts fewer days where the chart ends', () => {
  expect(compareWeeks(days, '2026-11-19')).toEqual({
    after: 39,
    before: 12 + 13 + 14 + 15 + 16 + 17 + 18,
    daysAfter: 2,
  })
})

test('compares nothing where the chart begins less than a week before', () => {
  expect(compareWeeks(days, '2026-11-07')?.before).toBeNull()
})

test('has no weeks of a day that the chart does not show', () => {
  expect(compareWeeks(days, '2026-10-31')).toBeUndefined()
})
