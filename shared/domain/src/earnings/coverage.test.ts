import { describe, expect, it } from 'vitest'
import { addDays } from '../clicks/index.ts'
import { COVERED_RANGES_MAX, type CoveredDays, createCoverage, nameReports } from './coverage.ts'

const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' }
const us = { source: 'amazon', kind: 'commission', seller: 'amazon-us', currency: 'USD' } as const
const de = { ...us, seller: 'amazon-de', currency: 'EUR' } as const
const libro = { source: 'awin', kind: 'commission', seller: 'librofm', currency: 'USD' } as const

const report = (origin: typeof us | typeof de | typeof libro, from: string, to: string) =>
  ({ ...origin, from, to }) satisfies CoveredDays

describe('nameReports', () => {
  it('gives all stores of a network one name, and each Amazon store its own', () => {
    expect(nameReports(libro)).toBe(nameReports({ ...libro, seller: 'waterstones' }))
    expect(nameReports(us)).not.toBe(nameReports(de))
    expect(nameReports(us)).not.toBe(nameReports({ ...us, kind: 'bounty' }))
    expect(nameReports(libro)).not.toBe(nameReports({ ...libro, currency: 'GBP' }))
  })
})

describe('createCoverage', () => {
  it('joins reports that overlap or touch, and keeps the days between others', () => {
    const { listRanges } = createCoverage([
      report(us, '2026-11-10', '2026-11-12'),
      report(us, '2026-10-20', '2026-11-03'),
      report(us, '2026-11-04', '2026-11-05'),
      report(us, '2026-11-11', '2026-12-31'),
    ])
    expect(listRanges([us], NOVEMBER)).toEqual([
      { from: '2026-11-01', to: '2026-11-05' },
      { from: '2026-11-10', to: '2026-11-30' },
    ])
    expect(listRanges([de], NOVEMBER)).toEqual([])
  })

  it('closes the shortest gaps if there are too many, so that the number of counts has a limit', () => {
    const dayOf = (index: number) => addDays('2026-01-01', index)
    // Single days, two days apart, and one that is ten days after the others.
    const reports = Array.from({ length: COVERED_RANGES_MAX }, (_, index) =>
      report(us, dayOf(2 * index), dayOf(2 * index)),
    )
    const last = dayOf(2 * COVERED_RANGES_MAX + 8)
    const { listRanges } = createCoverage([...reports, report(us, last, last)])
    const ranges = listRanges([us], { from: '2026-01-01', to: '2026-12-31' })
    expect(ranges).toHaveLength(COVERED_RANGES_MAX)
    expect(ranges[0]).toEqual({ from: '2026-01-01', to: '2026-01-03' })
    expect(ranges.at(-1)).toEqual({ from: last, to: last })
  })

  it('tells which days all, some, or none of the reports of the period cover', () => {
    const { describeDay } = createCoverage([
      report(us, '2026-11-01', '2026-11-10'),
      report(de, '2026-11-05', '2026-11-20'),
      // Of another period, so its end says nothing about this one.
      report(libro, '2026-01-01', '2026-01-31'),
    ])
    const days = ['2026-11-01', '2026-11-05', '2026-11-20', '2026-11-21']
    expect(days.map((day) => describeDay(day, NOVEMBER))).toEqual(['some', 'all', 'some', 'none'])
  })

  it('compares only the days that the same reports cover in both periods', () => {
    // 40 days, of which 10 are in the 30 days before November.
    const { compare } = createCoverage([report(us, '2026-10-22', '2026-11-30')])
    const earned = [
      { ...us, day: '2026-11-05', amount: 50_000 },
      { ...us, day: '2026-11-25', amount: 30_000 },
      // 30 days later is November 24, which is compared.
      { ...us, day: '2026-10-25', amount: 20_000 },
    ]
    expect(compare(earned, NOVEMBER)).toEqual({
      amount: 30_000,
      previousAmount: 20_000,
      days: 10,
      isWhole: false,
    })
  })

  it('compares nothing with days that no report covers', () => {
    const { compare } = createCoverage([
      report(us, '2026-11-01', '2026-11-30'),
      report(de, '2026-10-02', '2026-10-31'),
    ])
    expect(compare([{ ...us, day: '2026-11-05', amount: 50_000 }], NOVEMBER)).toBeNull()
  })

  it('compares whole periods', () => {
    const { compare } = createCoverage([report(us, '2026-10-02', '2026-11-30')])
    const earned = [
      { ...us, day: '2026-11-01', amount: 3 },
      { ...us, day: '2026-10-31', amount: 2 },
    ]
    expect(compare(earned, NOVEMBER)).toEqual({
      amount: 3,
      previousAmount: 2,
      days: 30,
      isWhole: true,
    })
  })
})
