import { afterAll, describe, expect, it } from 'vitest'
import { signIn } from '../../testing/account-client.ts'
import { sampleEarning } from '../../testing/earnings.ts'
import { createTestApp } from '../../testing/test-app.ts'

const app = await createTestApp()
afterAll(app.close)

const ada = { name: 'Ada', email: 'ada@example.org', password: 'nine tall bookshelves' }
const client = await signIn(app, ada)
await app.database.db
  .updateTable('user_profile')
  .set({ premiumUntil: '2099-01-01T00:00:00.000Z' })
  .execute()
const { earnings, profile } = client.trpc

async function importRows(rows: readonly (typeof sampleEarning)[]): Promise<string> {
  const file = { fileName: 'fees.csv', report: 'Fee-Earnings', rows: rows.length }
  const { id } = await earnings.begin.mutate(file)
  await earnings.append.mutate({ id, rows: [...rows] })
  await earnings.complete.mutate({ id })
  return id
}

describe('the calls about earnings', () => {
  it('S65 write no amount, book, or tracking ID to the log', async () => {
    const canary = {
      ...sampleEarning,
      amount: 31_415_926,
      tag: 'canarytag-20',
      title: 'Canarytitle',
    }
    const id = await importRows([canary])
    await earnings.overview.query({ from: '2026-11-01', to: '2026-11-30' })
    await earnings.setRates.mutate({ currency: 'EUR', rates: { USD: '0.271828' } })
    const refused = { ...canary, day: 'canaryday' }
    await expect(earnings.append.mutate({ id, rows: [refused] })).rejects.toThrow('invalid-input')
    await expect(earnings.append.mutate({ id, rows: [canary] })).rejects.toThrow('not-found')
    expect(app.log()).toContain('earnings.')
    expect(app.log()).not.toMatch(/31415926|3141\.5926|canary|271828/i)
    await earnings.undo.mutate({ id })
  })

  it('P6 export every row of completed imports as it was imported, with its amount as a decimal', async () => {
    const id = await importRows([sampleEarning])
    const begun = await earnings.begin.mutate({ fileName: 'a.csv', report: 'Awin', rows: 2 })
    await earnings.append.mutate({ id: begun.id, rows: [{ ...sampleEarning, amount: 1 }] })
    const { tables } = await profile.export.mutate({})
    expect(tables.earning).toEqual([
      expect.objectContaining({
        day: '2026-11-02',
        tag: 'ada-20',
        amount: '0.54',
        currency: 'USD',
      }),
    ])
    expect(tables.earning_import).toEqual([
      expect.objectContaining({ id, fileName: 'fees.csv' }),
      expect.objectContaining({ id: begun.id, completedAt: null }),
    ])
    await earnings.drop.mutate({ id: begun.id })
    await earnings.undo.mutate({ id })
  })

  it('S51 check every row again, whatever the browser sends', async () => {
    const { id } = await earnings.begin.mutate({ fileName: 'a.csv', report: 'Awin', rows: 1 })
    for (const change of [
      { amount: 1.5 },
      { amount: 1e15 },
      { currency: 'XXX' },
      { seller: 'evil' },
      { book: '978044117271' },
      { title: 'Du\u0000ne' },
      { day: '2026-02-30' },
      { kind: 'order' },
      { extra: 1 },
    ]) {
      const rows = [{ ...sampleEarning, ...change }] as (typeof sampleEarning)[]
      await expect(earnings.append.mutate({ id, rows }), JSON.stringify(change)).rejects.toThrow(
        'invalid-input',
      )
    }
    const tooMany = Array.from({ length: 201 }, () => sampleEarning)
    await expect(earnings.append.mutate({ id, rows: tooMany })).rejects.toThrow('invalid-input')
  })

  it('R42 fit the longest rows of a call into its body', async () => {
    const longest = { ...sampleEarning, title: '本'.repeat(120), advertiser: '本'.repeat(120) }
    const rows = Array.from({ length: 50 }, (_, occurrence) => ({ ...longest, occurrence }))
    await expect(importRows(rows)).resolves.toBeDefined()
  })
})
