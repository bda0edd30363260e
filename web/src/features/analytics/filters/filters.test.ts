import { countDays } from '@everyshelf/domain/clicks'
import { describe, expect, test } from 'vitest'
import { isRange } from '../../../components/charts/range.ts'
import { readFilters, readLinkFilter } from './filters.ts'

const TODAY = '2026-11-21'
const read = (search: string) => readFilters(new URLSearchParams(search), TODAY)

describe('readAsked', () => {
  test('defaults to the last 30 days without filters', () => {
    expect(read('')).toEqual({
      from: '2026-10-23',
      to: TODAY,
      preset: 30,
      label: null,
      country: null,
      seller: null,
      channel: null,
      campaign: null,
      referrer: null,
      device: null,
      browser: null,
    })
  })

  test.each([
    ['days=7', '2026-11-15', 7],
    ['days=365', '2025-11-22', 365],
    ['days=31', '2026-10-23', 30],
    ['days=x', '2026-10-23', 30],
  ])('ends %s today', (search, from, preset) => {
    expect(read(search)).toMatchObject({ from, to: TODAY, preset })
  })

  test('prefers a custom range to a preset', () => {
    expect(read('days=7&from=2026-02-27&to=2026-03-01')).toMatchObject({
      from: '2026-02-27',
      to: '2026-03-01',
      preset: null,
    })
  })

  test('combines all filters', () => {
    expect(read('country=DE&store=amazon-de')).toMatchObject({
      country: 'DE',
      seller: 'amazon-de',
    })
    expect(read('store=kobo').seller).toBe('kobo')
    expect(read('channel=mail&campaign=Spring+launch')).toMatchObject({
      channel: 'mail',
      campaign: 'Spring launch',
    })
    expect(read('referrer=news.example.org&device=Tablet&browser=Firefox')).toMatchObject({
      referrer: 'news.example.org',
      device: 'Tablet',
      browser: 'Firefox',
    })
    expect(read('label=5f0c9a1be24d77c0a3b61e90').label).toBe('5f0c9a1be24d77c0a3b61e90')
  })

  test.each([
    ...['country=de', 'label=../etc', 'country=XX', 'store=amazon-xx', 'store=unknown'],
    ...['referrer=+other', 'referrer=localhost', 'device=Phone', 'browser=Opera'],
    ...['channel=fax', 'channel=', 'campaign=', 'campaign=+two', `campaign=${'x'.repeat(41)}`],
  ])('ignores %s', (search) => {
    expect(read(search)).toEqual(read(''))
  })
})

describe('readLinkFilter', () => {
  test.each([
    ['link=5f0c9a1be24d77c0a3b61e90', '5f0c9a1be24d77c0a3b61e90'],
    ['link=../etc', null],
    ['link=', null],
    ['', null],
  ])('%s is %j', (search, link) => {
    expect(readLinkFilter(new URLSearchParams(search))).toBe(link)
  })
})

describe('isRange', () => {
  test.each([
    ['2026-11-21', '2026-11-21', true],
    ['2024-09-13', '2026-11-21', true],
    ['2024-09-12', '2026-11-21', false],
    ['2026-11-22', '2026-11-21', false],
    ['2026-02-29', '2026-03-01', false],
    ['', '2026-11-21', false],
    ['2026-11-21T00:00', '2026-11-22', false],
  ])('%s to %s: %s', (from, to, isValid) => {
    expect(isRange(from, to)).toBe(isValid)
  })

  test('includes both days', () => {
    expect(countDays('2024-09-13', '2026-11-21')).toBe(800)
  })
})
