import { describe, expect, it } from 'vitest'
import { noFilters } from '../clicks/counting/click-filters.ts'
import { createAnalyticsService } from './analytics.service.ts'

const days = { from: '2026-11-01', to: '2026-11-30' }

/** Queries whose pages have no rows, and never end. */
function open() {
  let pages = 0
  const service = createAnalyticsService({
    queries: {
      overview: () => Promise.reject(new Error('not asked')),
      summary: () => Promise.reject(new Error('not asked')),
      resolveFilters: async (ownerId) => ({
        ...days,
        ownerId,
        timeZone: 'UTC',
        ...noFilters,
      }),
      readExportChunk: async () => {
        pages++
        return { text: '', next: BigInt(pages) }
      },
    },
    now: () => 0,
  })
  return { service, countPages: () => pages }
}

describe('exportClicks', () => {
  it('stops when the response closes, also between pages without rows', async () => {
    const { service, countPages } = open()
    const closing = new AbortController()
    const chunks = await service.exportClicks('ada', days, 'csv', closing.signal)
    let read = 0
    const reading = (async () => {
      for await (const chunk of chunks) {
        expect(chunk).toBe('')
        read++
        if (read === 3) closing.abort()
      }
    })()
    await expect(reading).rejects.toThrow('aborted')
    expect(countPages()).toBe(3)
    await expect(service.exportClicks('ada', days, 'csv', closing.signal)).rejects.toThrow(
      'aborted',
    )
  })

  it('writes one export of an account at a time', async () => {
    const { service } = open()
    const closing = new AbortController()
    const { signal: another } = new AbortController()
    await service.exportClicks('ada', days, 'csv', closing.signal)
    await expect(service.exportClicks('ada', days, 'csv', another)).rejects.toMatchObject({
      code: 'rate-limited',
      details: { retryAfterSeconds: 10 },
    })
    await service.exportClicks('ben', days, 'csv', another)
    closing.abort()
    await service.exportClicks('ada', days, 'csv', another)
  })
})
