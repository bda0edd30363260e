import { addDays } from '@everyshelf/domain/clicks'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listSpans } from './list-spans.ts'

it('takes whole months where it can', () => {
  expect(listSpans('2026-01-31', '2026-04-02')).toEqual([
    '2026-01-31',
    '2026-02',
    '2026-03',
    '2026-04-01',
    '2026-04-02',
  ])
  expect(listSpans('2028-02-01', '2028-02-29')).toEqual(['2028-02'])
  expect(listSpans('2026-12-01', '2026-12-31')).toEqual(['2026-12'])
  expect(listSpans('2026-11-21', '2026-11-21')).toEqual(['2026-11-21'])
})

it('holds every day once', () => {
  const anyDay = fc.integer({ min: 0, max: 900 }).map((days) => addDays('2025-01-01', days))
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 800 }), (from, more) => {
      const days = listSpans(from, addDays(from, more)).flatMap((span) =>
        span.length === 10
          ? [span]
          : Array.from({ length: 31 }, (_, index) => addDays(`${span}-01`, index)).filter((day) =>
              day.startsWith(span),
            ),
      )
      expect(days).toEqual(Array.from({ length: more + 1 }, (_, index) => addDays(from, index)))
    }),
  )
})
