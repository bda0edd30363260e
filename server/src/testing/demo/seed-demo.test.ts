import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../db/database.ts'
import { noFilters } from '../../features/clicks/counting/click-filters.ts'
import { checkCommand } from '../../operations/check/check.command.ts'
import { openClickStore } from '../click-store.ts'
import { runOperation } from '../run-operation.ts'
import { seedDemo } from './seed-demo.ts'

it('the demo’s data is as whole as a server’s own, and is added to no other', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'everyshelf-demo-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const file = join(dataDir, 'everyshelf.db')
  const now = '2027-03-02T10:00:00.000Z'
  expect(await seedDemo(file, Date.parse(now), 40)).toBe(true)
  expect(await runOperation(checkCommand, { dataDir, now })).toMatchObject({ exitCode: 0 })
  expect(await seedDemo(file, Date.parse(now))).toBe(false)

  const sqlite = new DatabaseSync(file, { readOnly: true })
  const rows = sqlite.prepare('select affiliateTags from user_profile order by username').all()
  const pages = sqlite.prepare('select slug from author_page where publishedAt not null').all()
  expect(pages.map(({ slug }) => slug)).toEqual(['clara-weidmann'])
  sqlite.close()
  expect(rows.map(({ affiliateTags }) => affiliateTags)).toEqual([
    '{}',
    '{"us":"author-20","uk":"author-21","de":"author03-21"}',
  ])
})

it('the overview of the admin area adds up to what the lists show', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'everyshelf-demo-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const file = join(dataDir, 'everyshelf.db')
  await seedDemo(file, Date.parse('2027-03-02T10:00:00.000Z'), 40)

  const { db, close } = openDatabase({ kind: 'sqlite', file })
  onTestFinished(close)
  const stored = { clicks: 0, hits: 0 }
  const owners = await db.selectFrom('user').select('id').execute()
  for (const { id } of owners) {
    const period = { from: '2027-01-20', to: '2027-03-02', timeZone: 'UTC' }
    const filters = { ...noFilters, ...period, ownerId: id }
    const { days } = await openClickStore({ db }).countClicks(filters, period.from)
    for (const { clicks, hits } of days.values()) {
      stored.clicks += clicks
      stored.hits += hits
    }
  }
  const sums = await db
    .selectFrom('daily_metric')
    .select(({ fn }) => ['name', fn.sum<number>('value').as('sum')])
    .groupBy('name')
    .execute()
  expect(stored.clicks).toBeGreaterThan(0)
  expect(Object.fromEntries(sums.map(({ name, sum }) => [name, sum]))).toEqual({
    ...stored,
    signUps: 2,
    linksSaved: 12,
    accounts: 2,
    links: 12,
    premium: 1,
  })
})
