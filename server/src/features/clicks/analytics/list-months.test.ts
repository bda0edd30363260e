import { addDays } from '@everyshelf/domain/clicks'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listMonths } from './list-months.ts'

it('lists whole months', () => {
  expect(listMonths('2026-01-31', '2026-04-02')).toEqual(['2026-02', '2026-03'])
  expect(listMonths('2028-02-01', '2028-02-29')).toEqual(['2028-02'])
  expect(listMonths('2026-12-01', '2026-12-31')).toEqual(['2026-12'])
  expect(listMonths('2026-12-01', '2026-12-30')).toEqual([])
  expect(listMonths('2026-12-02', '2026-12-31')).toEqual([])
  expect(listMonths('2026-11-21', '2026-11-21')).toEqual([])
})

it('lists every month that the period covers completely, and no other', () => {
  const anyDay = fc.integer({ min: 0, max: 900 }).map((days) => addDays('2025-01-01', days))
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 800 }), (from, more) => {
      const days = Array.from({ length: more + 1 }, (_, index) => addDays(from, index))
      const outside = [addDays(from, -1), addDays(from, more + 1)].map((day) => day.slice(0, 7))
      const months = new Set(days.map((day) => day.slice(0, 7)))
      expect(listMonths(from, addDays(from, more))).toEqual(
        [...months].filter((month) => !outside.includes(month)),
      )
    }),
  )
})
