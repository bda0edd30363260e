import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { checkCommand } from '../../operations/check/check.command.ts'
import { runOperation } from '../run-operation.ts'
import { seedDemo } from './seed-demo.ts'

it('the demo’s data is as whole as a server’s own, and is added to no other', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'everyshelf-demo-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const file = join(dataDir, 'everyshelf.db')
  const now = '2027-03-02T10:00:00.000Z'
  expect(await seedDemo(file, Date.parse(now), 30)).toBe(true)
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
