import { describe, expect, test } from 'vitest'
import { analyticsOverviewInput } from './index.ts'

const isValid = (input: object) => analyticsOverviewInput.safeParse(input).success
const period = { from: '2026-11-01', to: '2026-11-30' }

describe('analyticsOverviewInput', () => {
  test.each([
    ['2026-11-01', '2026-11-01', true],
    ['2026-11-02', '2026-11-01', false],
    ['2026-02-30', '2026-03-01', false],
    ['2u', '2u', false],
    ['x', 'y', false],
    ['2026-11-01', 'z', false],
    ['2020-01-01', '2026-11-01', false],
  ])('from %s to %s is a period: %s', (from, to, expected) => {
    expect(isValid({ from, to })).toBe(expected)
  })

  test.each([
    [{ channel: 'mail', campaign: 'Spring launch' }, true],
    [{ channel: 'web' }, true],
    [{ channel: 'fax' }, false],
    [{ campaign: '' }, false],
    [{ campaign: ' Spring' }, false],
    [{ campaign: 'x'.repeat(41) }, false],
    [{ campaign: '\u{1f4da}'.repeat(40) }, true],
    [{ referrer: 'news.example.org', device: 'Mobile', browser: 'Firefox' }, true],
    [{ referrer: ' other' }, false],
    [{ referrer: 'localhost' }, false],
    [{ referrer: 'Example.org' }, false],
    [{ device: 'Phone' }, false],
    [{ browser: '' }, false],
  ])('takes the filter %j: %s', (filter, expected) => {
    expect(isValid({ ...period, ...filter })).toBe(expected)
  })
})
