import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../db/database.ts'
import { createAuditLog } from '../features/admin/audit/audit-log.ts'
import { removeServerUrl, storeServerUrl } from '../files/data-dir.ts'
import { migrate } from '../schema.ts'
import { addAccount } from '../testing/account-rows.ts'
import { createMigratedDatabase, databaseKinds, type EmptyDatabase } from '../testing/databases.ts'
import { databaseIn, runOperation } from '../testing/run-operation.ts'
import { grantAdminCommand } from './admin/grant-admin.command.ts'
import { listAdminsCommand } from './admin/list-admins.command.ts'
import { revokeAdminCommand } from './admin/revoke-admin.command.ts'
import type { Command } from './command.ts'

const AUTH_SECRET = 'Zk3v9Qm1Xw7Rt5Lp8Nb2Hs6Dy4Gc0Ja1fUeXo'

describe.each(databaseKinds)('on %s', (kind) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'everyshelf-admins-'))
  let place: EmptyDatabase | undefined
  let database: Database

  // The database stays open, like that of a running server.
  beforeAll(async () => {
    if (kind === 'postgres') place = await createMigratedDatabase(kind)
    const config = place?.config ?? databaseIn(dataDir)
    database = openDatabase(config)
    if (kind === 'sqlite') await migrate(database, config)
    await addAccount(database, { name: 'Ada' })
    await addAccount(database, { name: 'Bob' })
    await database.db
      .updateTable('user')
      .set({ emailVerified: kind === 'sqlite' ? 0 : false })
      .where('email', '=', 'bob@example.org')
      .execute()
  })
  afterAll(async () => {
    await database.close()
    await place?.remove()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const type = (command: Command, ...args: string[]) =>
    runOperation(
      command,
      { dataDir, environment: { AUTH_SECRET }, ...(place && { database: place.config }) },
      ...args,
    )

  it('S61 grants and revokes the admin role on the host, with audit rows', async () => {
    expect((await type(listAdminsCommand)).output).toContain('There are no admins.')
    const granted = await type(grantAdminCommand, ' ADA@example.org ')
    expect(granted).toMatchObject({ exitCode: 0, errors: '' })
    expect(granted.output).toContain('ada@example.org is now an admin.')
    expect((await type(grantAdminCommand, 'ada@example.org')).output).toContain('already')
    expect((await type(listAdminsCommand)).output).toBe(
      'ada@example.org  no two-factor authentication yet\n',
    )
    expect((await type(revokeAdminCommand, 'ada@example.org')).output).toContain(
      'no longer an admin',
    )
    expect((await type(revokeAdminCommand, 'ada@example.org')).output).toContain('is not an admin.')
    const { db } = database
    const rows = await db.selectFrom('admin_audit').select(['actor', 'action']).execute()
    expect(rows).toEqual([
      { actor: 'host', action: 'role.grant' },
      { actor: 'host', action: 'role.revoke' },
    ])
    const transact = (): never => {
      throw new Error('nothing is written')
    }
    const log = createAuditLog({ db, transact, secret: AUTH_SECRET, now: Date.now })
    expect(await log.check()).toEqual({ rows: 2, brokenAt: null })
  })

  it.each([
    ['nobody@example.org', 'No account has the address nobody@example.org.'],
    ['bob@example.org', 'bob@example.org is not confirmed yet.'],
    ['bob', '"bob" is not an email address.'],
  ])('S61 refuses %s with a message', async (typed, sentence) => {
    const { exitCode, errors } = await type(grantAdminCommand, typed)
    expect(exitCode).not.toBe(0)
    expect(errors).toContain(sentence)
  })

  it('prints the address of the admin area: PUBLIC_URL, or that of the running server', async () => {
    const grant = async (environment: Record<string, string> = {}) => {
      const { output } = await runOperation(
        grantAdminCommand,
        {
          dataDir,
          environment: { AUTH_SECRET, ...environment },
          ...(place && { database: place.config }),
        },
        'ada@example.org',
      )
      await type(revokeAdminCommand, 'ada@example.org')
      return output
    }
    expect(await grant()).toContain('Next: http://localhost:3000/admin\n')
    expect(await grant({ PORT: '4107' })).toContain('Next: http://localhost:4107/admin\n')
    storeServerUrl(dataDir, 'http://localhost:4108')
    expect(await grant()).toContain('Next: http://localhost:4108/admin\n')
    const url = 'https://books.example.org'
    expect(await grant({ PUBLIC_URL: url })).toContain(`Next: ${url}/admin\n`)
    removeServerUrl(dataDir)
    expect(await grant()).toContain('Next: http://localhost:3000/admin\n')
  })
})
