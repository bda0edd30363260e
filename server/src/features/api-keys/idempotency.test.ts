import { STORED_RESPONSES_MAX, STORED_RESPONSES_MAX_BYTES } from '@everyshelf/domain/limits'
import { describe, expect, it } from 'vitest'
import { toIsoTime } from '../../db/columns.ts'
import { describeEachDatabase } from '../../testing/databases.ts'
import { createIdempotency, type StoredResponse } from './idempotency.ts'

const START = Date.parse('2026-11-20T09:00:00.000Z')
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const request = { ownerId: 'ada', key: 'order-1', fingerprint: 'POST /links' }
const created: StoredResponse = { status: 201, headers: { etag: '"a"' }, body: '{"id":"1"}' }

describeEachDatabase('idempotency keys', (openDatabase) => {
  async function open() {
    const { db } = await openDatabase()
    const clock = { time: START }
    const idempotency = createIdempotency({ db, now: () => clock.time })
    let calls = 0
    const handle = async () => {
      calls++
      return created
    }
    return { db, clock, idempotency, handle, countCalls: () => calls }
  }

  describe('runOnce', () => {
    it('handles a request once, and repeats its answer for a day', async () => {
      const { idempotency, handle, clock, countCalls } = await open()
      const first = await idempotency.runOnce(request, handle)
      expect(first).toEqual({ ...created, isRepeated: false })
      clock.time += DAY_MS - 1
      const second = await idempotency.runOnce(request, handle)
      expect(second).toEqual({ ...created, isRepeated: true })
      expect(countCalls()).toBe(1)
      clock.time += 1
      expect((await idempotency.runOnce(request, handle)).isRepeated).toBe(false)
      expect(countCalls()).toBe(2)
    })

    it('refuses another request with the same key, and accepts it from another account', async () => {
      const { idempotency, handle } = await open()
      await idempotency.runOnce(request, handle)
      const another = { ...request, fingerprint: 'POST /labels' }
      await expect(idempotency.runOnce(another, handle)).rejects.toThrow('idempotency-key-reused')
      const ofBen = { ...another, ownerId: 'ben' }
      expect((await idempotency.runOnce(ofBen, handle)).isRepeated).toBe(false)
    })

    it('repeats to each of two accounts its own answer to the same key and request', async () => {
      const { idempotency } = await open()
      const runFor = (ownerId: string) =>
        idempotency.runOnce({ ...request, ownerId }, async () => ({ ...created, body: ownerId }))
      for (const isRepeated of [false, true]) {
        expect(await runFor('ada')).toEqual({ ...created, body: 'ada', isRepeated })
        expect(await runFor('ben')).toEqual({ ...created, body: 'ben', isRepeated })
      }
    })

    it('handles one of many requests at once', async () => {
      const { idempotency, countCalls, handle } = await open()
      const all = await Promise.allSettled(
        Array.from({ length: 10 }, () => idempotency.runOnce(request, handle)),
      )
      expect(countCalls()).toBe(1)
      for (const one of all) {
        if (one.status === 'rejected') expect(one.reason.message).toBe('request-in-progress')
        else expect(one.value.body).toBe(created.body)
      }
      expect((await idempotency.runOnce(request, handle)).isRepeated).toBe(true)
      expect(countCalls()).toBe(1)
    })

    it('lets the client repeat a request that failed', async () => {
      const { idempotency, handle } = await open()
      const fail = async (): Promise<StoredResponse> => {
        throw new Error('no database')
      }
      await expect(idempotency.runOnce(request, fail)).rejects.toThrow('no database')
      expect((await idempotency.runOnce(request, handle)).isRepeated).toBe(false)
    })

    it('takes over a request whose process stopped a minute ago', async () => {
      const { idempotency, clock, handle, db } = await open()
      await idempotency.runOnce(request, handle)
      await db.updateTable('api_request').set({ status: null, response: null }).execute()
      clock.time += MINUTE_MS - 1
      await expect(idempotency.runOnce(request, handle)).rejects.toThrow('request-in-progress')
      clock.time += 1
      expect((await idempotency.runOnce(request, handle)).isRepeated).toBe(false)
    })

    it('stores no response of a request that another caller has taken over', async () => {
      const { idempotency, clock, handle } = await open()
      const slow = Promise.withResolvers<StoredResponse>()
      const begun = Promise.withResolvers<void>()
      const first = idempotency.runOnce(request, () => {
        begun.resolve()
        return slow.promise
      })
      await begun.promise
      clock.time += MINUTE_MS
      const second = Promise.withResolvers<StoredResponse>()
      const taken = idempotency.runOnce(request, () => {
        slow.resolve({ ...created, body: 'too late' })
        return second.promise
      })
      expect((await first).body).toBe('too late')
      await expect(idempotency.runOnce(request, handle)).rejects.toThrow('request-in-progress')
      second.resolve(created)
      await taken
      expect((await idempotency.runOnce(request, handle)).body).toBe(created.body)
    })

    it('does not release a request that another caller has taken over', async () => {
      const { idempotency, clock, handle } = await open()
      const slow = Promise.withResolvers<StoredResponse>()
      const begun = Promise.withResolvers<void>()
      const first = idempotency.runOnce(request, () => {
        begun.resolve()
        return slow.promise
      })
      await begun.promise
      clock.time += MINUTE_MS
      const taken = idempotency.runOnce(request, async () => {
        slow.reject(new Error('no database'))
        await expect(first).rejects.toThrow('no database')
        await expect(idempotency.runOnce(request, handle)).rejects.toThrow('request-in-progress')
        return created
      })
      expect((await taken).isRepeated).toBe(false)
    })

    it('stores nothing of a request without effect', async () => {
      const { idempotency, handle } = await open()
      const refused = async () => ({ ...created, isWithoutEffect: true })
      expect(await idempotency.runOnce(request, refused)).toEqual({
        ...created,
        isRepeated: false,
      })
      expect((await idempotency.runOnce(request, handle)).isRepeated).toBe(false)
    })

    it.each([
      ['responses', STORED_RESPONSES_MAX, '{}'],
      ['bytes', 1, 'x'.repeat(STORED_RESPONSES_MAX_BYTES)],
    ])('refuses another key of an account with too many %s', async (_name, rows, text) => {
      const { idempotency, clock, handle, db } = await open()
      await idempotency.runOnce(request, handle)
      const expiresAt = toIsoTime(new Date(START + 60_000))
      const stored = { ...request, claimedUntil: expiresAt, expiresAt, status: 201, response: text }
      const keys = Array.from({ length: rows }, (_, index) => ({ ...stored, key: `k${index}` }))
      for (let from = 0; from < rows; from += 100) {
        await db
          .insertInto('api_request')
          .values(keys.slice(from, from + 100))
          .execute()
      }
      const another = { ...request, key: 'another' }
      await expect(idempotency.runOnce(another, handle)).rejects.toMatchObject({
        code: 'rate-limited',
        details: { retryAfterSeconds: 60, field: 'idempotency-key' },
      })
      expect((await idempotency.runOnce(request, handle)).isRepeated).toBe(true)
      expect((await idempotency.runOnce({ ...another, ownerId: 'ben' }, handle)).isRepeated).toBe(
        false,
      )
      clock.time += 60_000
      expect((await idempotency.runOnce(another, handle)).isRepeated).toBe(false)
    })
  })

  it('are deleted after a day', async () => {
    const { idempotency, clock, handle, db } = await open()
    await idempotency.runOnce(request, handle)
    const count = async () => (await db.selectFrom('api_request').select('key').execute()).length
    clock.time += DAY_MS - 1
    await idempotency.deleteExpired()
    expect(await count()).toBe(1)
    clock.time += 1
    await idempotency.deleteExpired()
    expect(await count()).toBe(0)
  })
})
