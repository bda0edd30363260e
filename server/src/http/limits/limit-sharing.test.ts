import { expect, it, vi } from 'vitest'
import { describeEachDatabase } from '../../testing/databases.ts'
import { createLimitSharing } from './limit-sharing.ts'
import { createRateLimits, limitRules } from './rate-limits.ts'
import { createSharedLimitsRepo } from './shared-limits.repo.ts'

const NOW = Date.parse('2026-11-21T20:00:00.000Z')
const SECRET = 'the same in all processes, and long'
const NEVER_MS = 3_600_000

describeEachDatabase('R45 limits of calls', (openDatabase) => {
  let connecting: ReturnType<typeof openDatabase> | undefined

  async function open() {
    connecting ??= openDatabase()
    const { db } = await connecting
    await db.deleteFrom('rate_limit').execute()
    const repo = createSharedLimitsRepo(db)
    let time = NOW
    const start = (add = repo.add) => {
      const log = { warn: vi.fn() }
      const sharing = createLimitSharing({ repo: { add }, log, now: () => time, everyMs: NEVER_MS })
      const shared = { share: sharing.share, secret: SECRET }
      const count = createRateLimits(limitRules, () => time, shared)
      const callUntilRefused = () => {
        let calls = 0
        while (count('api', '192.0.2.7') === 0) calls++
        return calls
      }
      return { count, callUntilRefused, sendCounts: sharing.stop, log }
    }
    const pass = (ms: number) => {
      time += ms
    }
    return { db, repo, start, pass }
  }

  it('are one for all processes, and outlive each of them', async () => {
    const { start, pass } = await open()
    const [one, other] = [start(), start()]
    for (let call = 0; call < 40; call++) expect(one.count('api', '192.0.2.7')).toBe(0)
    await one.sendCounts()
    for (let call = 0; call < 3; call++) expect(other.count('api', '192.0.2.7')).toBe(0)
    await other.sendCounts()
    expect(other.callUntilRefused()).toBe(17)
    await other.sendCounts()
    // A process counts 3 of the 60 calls locally before it queries the database.
    const restarted = start()
    for (let call = 0; call < 3; call++) expect(restarted.count('api', '192.0.2.7')).toBe(0)
    await restarted.sendCounts()
    expect(restarted.count('api', '192.0.2.7')).toBe(60)
    expect(restarted.count('api', '192.0.2.8')).toBe(0)
    pass(60_000)
    expect(restarted.callUntilRefused()).toBe(60)
  })

  it('cost the database nothing for a client far below them', async () => {
    const { db, start } = await open()
    const { count, sendCounts } = start()
    for (let call = 0; call < 2; call++) count('api', '192.0.2.7')
    await sendCounts()
    expect(await db.selectFrom('rate_limit').selectAll().execute()).toEqual([])
  })

  it('P1 name no address, and go with their window', async () => {
    const { db, repo, start, pass } = await open()
    const { callUntilRefused, sendCounts } = start()
    callUntilRefused()
    await sendCounts()
    const rows = await db.selectFrom('rate_limit').selectAll().execute()
    expect(rows).toEqual([
      {
        key: expect.stringMatching(/^api 60 [\w-]{43}$/),
        points: 60,
        endsAt: '2026-11-21T20:01:00.000Z',
        blockedUntil: null,
      },
    ])
    pass(60_000)
    await repo.deleteEnded(NOW + 60_000)
    expect(await db.selectFrom('rate_limit').selectAll().execute()).toEqual([])
  })

  it('apply per process while they cannot be shared, and then together again', async () => {
    const { repo, start } = await open()
    let isAway = true
    const { callUntilRefused, sendCounts, log } = start((counts, now) =>
      isAway ? Promise.reject(new Error('away')) : repo.add(counts, now),
    )
    expect(callUntilRefused()).toBe(60)
    await sendCounts()
    await sendCounts()
    expect(log.warn).toHaveBeenCalledTimes(1)
    isAway = false
    const fresh = start()
    for (let call = 0; call < 3; call++) fresh.count('api', '192.0.2.7')
    await fresh.sendCounts()
    expect(fresh.callUntilRefused()).toBe(57)
  })
})
