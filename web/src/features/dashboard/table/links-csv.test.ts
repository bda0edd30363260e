import { toCsv } from '@everyshelf/domain/csv'
import { readMoveFile } from '@everyshelf/domain/moving'
import { expect, test } from 'vitest'
import { sampleLabel, sampleSavedLink } from '../../../testing/sample-links.ts'
import { toRow } from './links-csv.ts'

const link = sampleSavedLink('9780441172719', {
  title: 'Dune, or "Arrakis"',
  subtitle: 'A novel',
  authors: ['Frank Herbert', 'Brian Herbert'],
  series: 'Dune',
  seriesNumber: '1',
  language: 'en',
  publishedOn: '1965-08',
  labels: [sampleLabel('Blog'), sampleLabel('Newsletter')],
  note: 'For May,\nask Ada',
  clicks30d: 7,
})

const linksToCsv = (links: readonly (typeof link)[]) => toCsv(links.map(toRow))

test('has a row for each link, its commas and quotes kept', () => {
  expect(linksToCsv([link]).split('\r\n')).toEqual([
    '\uFEFFTitle,Subtitle,Authors,Series,Series number,Language,Published,ISBN/ASIN,Link,Labels,Note,Clicks in 30 days,Created',
    '"Dune, or ""Arrakis""",A novel,Frank Herbert; Brian Herbert,Dune,1,en,1965-08,9780441172719,https://everyshelf.example/go/h7kq2mw,Blog; Newsletter,"For May,\nask Ada",7,2026-11-20T09:30:00.000Z',
    '',
  ])
})

test('S78 what the owner writes about a book is no formula', () => {
  const texts = ['=HYPERLINK("https://evil.test")', '+1', '-1', '@x']
  for (const field of ['title', 'subtitle', 'series', 'seriesNumber'] as const) {
    const csv = linksToCsv(texts.map((text) => ({ ...link, [field]: text })))
    expect(csv.match(/(?<=^|,)"?'[=+\-@]/gm)).toHaveLength(texts.length)
    expect(csv).not.toMatch(/(?<=^|,)"?[=+\-@]/m)
  }
})

test('comes in again as the same books with their labels', () => {
  const other = sampleSavedLink('B00ICH9SAC', { title: 'Line one\nline two' })
  expect(readMoveFile(linksToCsv([link, other]))).toMatchObject({
    links: [
      { target: '9780441172719', labels: ['Blog', 'Newsletter'] },
      { target: 'B00ICH9SAC', labels: [] },
    ],
    problems: [],
  })
})
