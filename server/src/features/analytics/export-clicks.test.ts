import { expect, test } from 'vitest'
import { sampleHit } from '../../testing/sample-hit.ts'
import { noFilters } from '../clicks/counting/click-filters.ts'
import { type ExportFormat, readExportChunk } from './export-clicks.ts'

const days = { from: '2026-11-20', to: '2026-11-21' }
const filters = { ...days, ownerId: 'ada', timeZone: 'America/New_York', ...noFilters }
const hit = { ...sampleHit, id: 1n, openedAt: '2026-11-21T05:30', campaign: '=Spring' }
const unknown = { ...hit, country: null, language: null }

async function read(format: ExportFormat, from: bigint | null = null) {
  const listHits = async () => ({ hits: [hit, unknown], next: null })
  return (await readExportChunk({ listHits }, filters, format, from)).text
}

test('JSON lines have numbers, null for what is unknown, and texts as they are', async () => {
  const lines = (await read('ndjson')).trimEnd().split('\n')
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      opened_at_utc: '2026-11-21T05:30',
      day: '2026-11-21',
      hour: 0,
      isbn: hit.identifier,
      country: 'DE',
      store: 'amazon-de',
      device: 'Mobile',
      browser: 'Safari',
      referrer: null,
      language: 'de',
      channel: 'web',
      campaign: '=Spring',
      exclusion_reason: null,
    },
    expect.objectContaining({ country: null, language: null }),
  ])
})

test('only the first chunk of a CSV file names the columns', async () => {
  expect(await read('csv')).toMatch(/^\uFEFFopened_at_utc,[a-z_,]+\r\n2026-11-21T05:30,/)
  expect(await read('csv', 2n)).toMatch(/^2026-11-21T05:30,2026-11-21,0,/)
})
