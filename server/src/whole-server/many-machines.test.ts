import { sql } from 'kysely'
import { expect, it, onTestFinished, vi } from 'vitest'
import { readHeartbeat, writeHeartbeat } from '../db/service-state.repo.ts'
import { createHitIds } from '../features/clicks/hit-id.ts'
import { openChartQueries } from '../query-worker/open-queries.ts'
import { openClickStore } from '../testing/click-store.ts'
import { signUpAuthor } from '../testing/cluster/author.ts'
import { startReaders } from '../testing/cluster/readers.ts'
import { type Cluster, startCluster } from '../testing/cluster/start-cluster.ts'
import { countRuns, listTakenTooEarly, watchJobs } from '../testing/cluster/watch-jobs.ts'
import { connectOutside } from '../testing/outside-connection.ts'
import { sampleHit } from '../testing/sample-hit.ts'
import { startServerProcess } from '../testing/server-process.ts'

it('R1 R8 R17 three machines lose no click when one crashes, the database restarts and a network fails', async () => {
  const cluster = await startCluster({
    size: 3,
    startMember: startServerProcess,
    prepare: ({ db }) => watchJobs(db),
  })
  onTestFinished(cluster.close)
  const { balancer, outside, primary } = cluster
  const [one, two, three] = cluster.members
  if (!one || !two || !three) throw new Error('too few machines')
  const looked: string[] = []

  const author = await signUpAuthor({ db: outside.db, origin: cluster.origin, port: one.port() })
  const path = `/redirect?isbn=9780143127741&userId=${author.publicId}&country=US`
  // Who has signed in with the first is known to every other.
  await author.setTag(two.port(), 'first-20')
  await waitForTagEverywhere(cluster, path, 'first-20', looked)

  const readers = startReaders({ port: balancer.port, paths: [path], atOnce: 4, pauseMs: 3 })
  const letReadersCome = async (more: number) => {
    const enough = readers.count().clicks.length + more
    const wait = { timeout: 20_000 }
    await vi.waitFor(() => expect(readers.count().clicks.length).toBeGreaterThan(enough), wait)
  }
  await letReadersCome(200)
  await one.kill()
  await letReadersCome(200)
  await one.start()
  await letReadersCome(200)
  await primary.stop()
  await letReadersCome(200)
  await primary.start()
  three.network.cut()
  await letReadersCome(200)
  await vi.waitFor(() => author.setTag(two.port(), 'second-20'), 5000)
  await letReadersCome(100)
  three.network.heal()
  await waitForTagEverywhere(cluster, path, 'second-20', looked)
  await letReadersCome(100)
  const { good, bad, clicks } = await readers.stop()

  expect(bad.length / (good + bad.length), bad.join('\n')).toBeLessThanOrEqual(0.001)
  const answered = [...clicks, ...looked]
  const stored = await waitForClicks(cluster, answered)
  // Beyond the answered are only those that a process did not live to answer.
  const withoutResponse = stored - new Set(answered).size
  expect(withoutResponse).toBeLessThanOrEqual(balancer.retries() + good - clicks.length)
  expect(await listTakenTooEarly(outside.db)).toEqual([])
  expect(await countRuns(outside.db)).toMatchObject({
    'old-clicks': 1,
    'weekly-emails': 1,
    'ended-limits': 1,
  })
  await expectReadingFromReplica(cluster, author.userId)
}, 90_000)

async function waitForTagEverywhere(
  { members }: Cluster,
  path: string,
  tag: string,
  clicks: string[],
): Promise<void> {
  const lookEverywhere = async () => {
    for (const member of members) {
      const address = `http://127.0.0.1:${member.port()}${path}`
      const response = await fetch(address, { redirect: 'manual' })
      const click = response.headers.get('x-click')
      if (click) clicks.push(click)
      expect(response.headers.get('location')).toContain(`tag=${tag}`)
    }
  }
  await vi.waitFor(lookEverywhere, { timeout: 30_000, interval: 200 })
}

/** Resolves with how many there are once the answered are among them. */
async function waitForClicks({ outside }: Cluster, answered: readonly string[]): Promise<number> {
  const look = async () => {
    const stored = new Set((await outside.listHits()).map(({ id }) => id))
    expect(answered.filter((id) => !stored.has(id))).toEqual([])
    return stored.size
  }
  return await vi.waitFor(look, { timeout: 20_000, interval: 100 })
}

async function expectReadingFromReplica(
  { primary, replica, outside }: Cluster,
  ownerId: string,
): Promise<void> {
  const database = { kind: 'postgres', url: primary.url, readUrl: replica.url } as const
  const source = { database, clickHouseUrl: null }
  const countHits = async (laterMs = 0) => {
    const { runQuery, close } = openChartQueries(source, () => Date.now() + laterMs)
    const { totals } = (await runQuery('summary', [ownerId, Date.now()]).finally(close)) as {
      readonly totals: { readonly hits: number }
    }
    return totals.hits
  }
  const addHit = async () => {
    const hit = { ...sampleHit, id: createHitIds(Date.now)(), ownerId }
    await openClickStore({ db: outside.db }).append([hit])
  }
  const follower = connectOutside({ kind: 'postgres', url: replica.url })
  await addHit()
  // The machine that wrote the heartbeat may be the one that died. Another one then continues.
  const written = new Date()
  await writeHeartbeat(outside.db, written)
  const hasFollowed = async () =>
    expect(await readHeartbeat(follower.db)).toBeGreaterThanOrEqual(written.getTime())
  await vi.waitFor(hasFollowed, { timeout: 5000, interval: 100 })
  await sql`select pg_wal_replay_pause()`.execute(follower.db)
  // It is a request: what is being replayed may still go on for a moment.
  const isPaused = async () => {
    const state = sql<{ state: string }>`select pg_get_wal_replay_pause_state() as state`
    expect((await state.execute(follower.db)).rows).toEqual([{ state: 'paused' }])
  }
  await vi.waitFor(isPaused, { timeout: 5000, interval: 20 })
  await follower.close()
  const hits = await countHits()
  await addHit()
  expect([await countHits(), await countHits(11_000)]).toEqual([hits, hits + 1])
}
