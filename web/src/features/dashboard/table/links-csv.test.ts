import { expect, test } from 'vitest'
import { sampleSavedLink } from '../../../testing/sample-links.ts'
import { readImport } from '../import/read-import.ts'
import { linksToCsv } from './links-csv.ts'

const link = sampleSavedLink('9780441172719', {
  title: 'Dune, or "Arrakis"',
  authors: ['Frank Herbert', 'Brian Herbert'],
  label: 'Newsletter',
  note: 'For May,\nask Ada',
  clicks30d: 7,
})

test('has a row for each link, its commas and quotes kept', () => {
  expect(linksToCsv([link]).split('\r\n')).toEqual([
    'Title,Authors,ISBN/ASIN,Link,Label,Note,Clicks in 30 days,Created',
    '"Dune, or ""Arrakis""",Frank Herbert; Brian Herbert,9780441172719,https://everyshelf.example/go/h7kq2mw,Newsletter,"For May,\nask Ada",7,2026-11-20T09:30:00.000Z',
    '',
  ])
})

test('S27 a title is no formula', () => {
  const titles = ['=HYPERLINK("https://evil.test")', '+1', '-1', '@x']
  const csv = linksToCsv(titles.map((title) => ({ ...link, title })))
  for (const row of csv.trimEnd().split('\r\n').slice(1)) expect(row).toMatch(/^"?'[=+\-@]/)
})

test('comes in again as the same books', () => {
  const other = sampleSavedLink('B00ICH9SAC', { title: 'Line one\nline two' })
  expect(readImport(linksToCsv([link, other])).entries.map(({ key }) => key)).toEqual([
    '9780441172719',
    'B00ICH9SAC',
  ])
})
