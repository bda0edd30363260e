import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Slug } from '@everyshelf/domain/links'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { createJobsRepo } from '../jobs/jobs.repo.ts'
import { createSharedJobs } from '../jobs/start-shared-jobs.ts'
import { migrate } from '../schema.ts'
import { startBalancer } from '../testing/cluster/balancer.ts'
import { startPrimaryAndStandby } from '../testing/cluster/primary-and-standby.ts'
import { startReaders } from '../testing/cluster/readers.ts'
import { countRuns, listTakenTooEarly, watchJobs } from '../testing/cluster/watch-jobs.ts'
import { connectOutside } from '../testing/outside-connection.ts'
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts'

const SOON = { timeout: 20_000, interval: 100 }
const SLUG = 'h7kq2mw'
const OTHER_SLUG = 'h7kq2mx' as Slug

/** Migrated, and every commit is on both servers. */
async function startMigratedPair() {
  const pair = await startPrimaryAndStandby('synchronous')
  onTestFinished(pair.close)
  const config = { kind: 'postgres', url: pair.url } as const
  const database = openDatabase(config)
  await migrate(database, config)
  await database.close()
  return { ...pair, config }
}

async function readReadiness({ port }: ServerProcess) {
  const response = await fetch(`http://127.0.0.1:${port}/readyz`)
  return (await response.json()) as {
    readonly checks: { readonly write: boolean }
    readonly clicks: { readonly waiting: number }
  }
}

it('R1 R8 two servers follow a promoted standby: no reader is turned away, no click is lost or stored twice', async () => {
  const { primary, standby, config } = await startMigratedPair()
  const outside = connectOutside(config)
  onTestFinished(outside.close)
  await watchJobs(outside.db)
  await outside.addOwner({ premiumUntil: '2099-01-01T00:00:00.000Z' })
  await outside.addLink({})
  await outside.addLink({ id: 'linkbbbbbbbbbb', slug: OTHER_SLUG, identifier: '9780306406157' })
  const home = mkdtempSync(join(tmpdir(), 'everyshelf-failover-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const start = (name: string) =>
    startServerProcess(join(home, name), {
      DATABASE_URL: config.url,
      AUTH_SECRET: 'of both machines of this one cluster',
    })
  const [one, two] = [await start('one'), await start('two')]
  const balancer = await startBalancer(() => [one.port, two.port])
  onTestFinished(balancer.close)

  const path = `/go/${SLUG}?country=US`
  const readers = startReaders({ port: balancer.port, paths: [path], atOnce: 4, pauseMs: 3 })
  const letReadersCome = async (more: number) => {
    const enough = readers.count().clicks.length + more
    await vi.waitFor(() => expect(readers.count().clicks.length).toBeGreaterThan(enough), SOON)
  }
  await letReadersCome(200)
  await primary.crash()
  await letReadersCome(200)
  expect((await readReadiness(one)).checks.write).toBe(false)
  // No server has this link in memory. The standby knows it.
  const uncached = await fetch(`http://127.0.0.1:${one.port}/go/${OTHER_SLUG}?country=US`, {
    redirect: 'manual',
  })
  expect(uncached.status).toBe(302)
  expect((await readReadiness(one)).clicks.waiting).toBeGreaterThan(0)

  await standby.promote()
  for (const server of [one, two]) {
    const isWriting = async () => expect((await readReadiness(server)).checks.write).toBe(true)
    await vi.waitFor(isWriting, SOON)
  }
  await letReadersCome(200)
  const { bad, clicks } = await readers.stop()
  expect(bad).toEqual([])
  const answered = [...clicks, uncached.headers.get('x-click') ?? '']
  const areStored = async () =>
    expect((await outside.listHits()).map(({ id }) => id).toSorted()).toEqual(answered.toSorted())
  await vi.waitFor(areStored, SOON)
  expect(await listTakenTooEarly(outside.db)).toEqual([])
  expect(await countRuns(outside.db)).toMatchObject({
    'old-clicks': 1,
    'weekly-emails': 1,
    'ended-limits': 1,
  })
}, 90_000)

it('R8 a job that runs while a standby is promoted stays with its process', async () => {
  const { primary, standby, config } = await startMigratedPair()
  const started: string[] = []
  const polls = { one: 0, two: 0 }
  const ending = Promise.withResolvers<string>()
  const startJobs = (name: 'one' | 'two') => {
    const database = openDatabase(config)
    const repo = createJobsRepo(database.db, 'postgres')
    const job = createSharedJobs({
      repo: {
        ...repo,
        listDue: async (now) => {
          const due = await repo.listDue(now)
          polls[name]++
          return due
        },
      },
      isAlone: false,
      pollEveryMs: 20,
      log: { error: () => {}, warn: () => {} },
      now: Date.now,
    })('weekly-emails', async () => {
      started.push(name)
      return await ending.promise
    })
    onTestFinished(async () => {
      await job.stop()
      await database.close()
    })
    return repo
  }
  const repo = startJobs('one')
  startJobs('two')
  await vi.waitFor(() => expect(started).toHaveLength(1), SOON)
  await primary.crash()
  await standby.promote()
  const before = { ...polls }
  const havePolled = () => {
    expect(polls.one).toBeGreaterThan(before.one + 5)
    expect(polls.two).toBeGreaterThan(before.two + 5)
  }
  await vi.waitFor(havePolled, SOON)
  ending.resolve('sent')
  const isRecorded = async () => expect((await repo.list())[0]).toMatchObject({ result: 'sent' })
  await vi.waitFor(isRecorded, SOON)
  expect(started).toHaveLength(1)
}, 60_000)
