import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { addOwner, openClickTotals } from '../testing/click-totals.ts'
import { describeEachDatabase } from '../testing/databases.ts'
import { runOperation } from '../testing/run-operation.ts'
import { sampleHit } from '../testing/sample-hit.ts'
import { checkCommand } from './check/check.command.ts'

describeEachDatabase('check', (openDatabase, kind) => {
  it('R12 prints passed checks, and problems with their fixes', async () => {
    const database = await openDatabase()
    const { db, config } = database
    const dataDir = config.kind === 'sqlite' ? dirname(config.file) : makeFolder()
    const check = () => runOperation(checkCommand, { dataDir, database: config })

    const at = '2026-11-01T00:00:00.000Z'
    const who = { image: null, role: 'user', createdAt: at, updatedAt: at }
    const emailVerified = kind === 'sqlite' ? 1 : true
    await db
      .insertInto('user')
      .values({ ...who, id: 'ada', name: 'Ada', email: 'ada@example.org', emailVerified })
      .execute()
    await addOwner(database, 'ada', 'Asia/Tokyo')
    const hits = [1n, 2n, 3n, 4n].map((id) => ({ ...sampleHit, id, ownerId: 'ada' }))
    const [first, ...others] = hits
    await db
      .insertInto('hit')
      .values([
        { ...first, openedAt: '2026-11-20T23:59', excludedBecause: 'crawler' } as never,
        ...others,
      ])
      .execute()
    await openClickTotals(database).rollUp(4n, 10, new Date('2026-11-21T20:00:00.000Z'))
    await db.insertInto('service_state').values({ key: 'x', value: '', updatedAt: '' }).execute()
    expect(await check()).toEqual({
      exitCode: 0,
      errors: '',
      output: [
        'ok     Other users cannot read the files.',
        'ok     The disk has enough space.',
        'ok     The database is intact.',
        'ok     The tables match this version.',
        'ok     The audit log is unchanged.',
        'ok     All references between rows are valid.',
        'ok     Click totals match the stored hits.',
        '',
      ].join('\n'),
    })

    await db.updateTable('hit').set({ excludedBecause: 'crawler' }).where('id', '=', 2n).execute()
    await db
      .insertInto('link_slug')
      .values({ slug: 'lost' as never, linkId: 'none', createdAt: at })
      .execute()
    const secret = join(dataDir, 'auth-secret')
    writeFileSync(secret, 'x')
    chmodSync(secret, 0o644)
    const { exitCode, output } = await check()
    expect(exitCode).toBe(1)
    expect(output).toContain(
      `Other users of this machine can read ${secret}.\n       Fix: chmod 600`,
    )
    expect(output).toMatch(/Rows of link_slug that refer to missing rows of saved_link \(.+\): 1\./)
    expect(output).toContain('Days whose totals do not match the stored hits (1): 2026-11-22 ada.')

    if (kind === 'sqlite') {
      await db.deleteFrom('hit_link').execute()
      expect((await check()).output).toMatch(
        /Rows of hit_row that refer to missing rows of hit_link \(.+\): 4\./,
      )
    }
    await db.deleteFrom('kysely_migration' as never).execute()
    expect((await check()).output).toContain('FAILED The tables belong to a different version.')
  })
})

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'everyshelf-check-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
