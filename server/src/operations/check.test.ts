import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { addOwner, numberHits, openClickStore, packAll } from '../testing/click-store.ts'
import { describeEachDatabase, type TestDatabase } from '../testing/databases.ts'
import { runOperation } from '../testing/run-operation.ts'
import { sampleHit } from '../testing/sample-hit.ts'
import { checkCommand } from './check/check.command.ts'

const NOW = Date.parse('2026-11-22T20:00:00.000Z')

describeEachDatabase('check', (openDatabase, kind) => {
  it('R12 prints passed checks, and problems with their fixes', async () => {
    const database = await openDatabase()
    const { db, config } = database
    const dataDir = config.kind === 'sqlite' ? dirname(config.file) : makeFolder()
    const check = (...args: string[]) =>
      runOperation(checkCommand, { dataDir, database: config }, ...args)

    const at = '2026-11-01T00:00:00.000Z'
    const who = { image: null, role: 'user', createdAt: at, updatedAt: at }
    const emailVerified = kind === 'sqlite' ? 1 : true
    await db
      .insertInto('user')
      .values({ ...who, id: 'ada', name: 'Ada', email: 'ada@example.org', emailVerified })
      .execute()
    await addOwner(database, 'ada', 'Asia/Tokyo')
    const hits = [2, 2, 1, 1].map((days, index) => ({
      ...sampleHit,
      ownerId: 'ada',
      excludedBecause: index === 0 ? ('crawler' as const) : null,
      minutesAgo: days * 24 * 60 + index,
    }))
    await openClickStore(database).append(numberHits(hits, NOW))
    await packAll(database, NOW)
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
        'ok     Charts match the stored hits.',
        '',
      ].join('\n'),
    })

    await changePacked(database)
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
    expect(output).toContain(
      'Packed months that do not match the stored hits (1): 2026-11 of owner 1.\n       Fix: The stored hits are correct. Run: pnpm check --repair',
    )

    await db.deleteFrom('kysely_migration' as never).execute()
    for (const result of [await check(), await check('--repair')]) {
      expect(result.output).toContain('FAILED The tables belong to a different version.')
    }
  })

  it('R12 --repair repacks only the months that differ from their hits', async () => {
    const database = await openDatabase()
    const { db, config } = database
    const dataDir = config.kind === 'sqlite' ? dirname(config.file) : makeFolder()
    for (const owner of ['ada', 'bob']) await addOwner(database, owner)
    const hits = ['ada', 'bob'].flatMap((ownerId) =>
      Array.from({ length: 100 }, (_, index) => ({
        ...sampleHit,
        ownerId,
        minutesAgo: (1 + (index % 2)) * 24 * 60,
      })),
    )
    await openClickStore(database).append(numberHits(hits, NOW))
    await packAll(database, NOW)
    const listPacked = async () =>
      await db.selectFrom('packed_month').selectAll().orderBy('owner').orderBy('month').execute()
    const packed = await listPacked()
    expect(packed).toHaveLength(2)
    await changePacked(database)
    // A row that is written again gets another position in its table.
    const positions = async () =>
      await (kind === 'sqlite'
        ? sql`select rowid as position, owner from packed_month where owner <> 1`
        : sql`select cast(ctid as text) as position, owner from packed_month where owner <> 1`
      ).execute(db)
    const { rows: before } = await positions()

    const { output } = await runOperation(checkCommand, { dataDir, database: config }, '--repair')
    expect(output).toContain('Repaired months: 1.')
    expect(output).toContain('ok     Charts match the stored hits.')
    expect((await positions()).rows).toEqual(before)
    expect(await listPacked()).toEqual(packed)
  })
})

/** Damages what is packed of the first owner. */
async function changePacked({ db }: TestDatabase): Promise<void> {
  const { packed } = await db
    .selectFrom('packed_month')
    .select('packed')
    .where('owner', '=', 1)
    .executeTakeFirstOrThrow()
  const changed = Uint8Array.from(packed)
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  await db.updateTable('packed_month').set({ packed: changed }).where('owner', '=', 1).execute()
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'everyshelf-check-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
