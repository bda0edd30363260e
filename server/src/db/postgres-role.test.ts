import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startDedicatedPostgres } from '../testing/dedicated-postgres.ts'
import { createLinkOpener } from '../testing/link-opener.ts'
import { connectOutside } from '../testing/outside-connection.ts'
import { startServerProcess } from '../testing/server-process.ts'

const PASSWORD = "it's secret"
const INSUFFICIENT_PRIVILEGE = '42501'

/** The statements of the script, as psql would send them. */
function readRoleScript(): string[] {
  const script = readFileSync(
    join(import.meta.dirname, '../../../docs/operating/postgres-role.sh'),
    'utf8',
  )
  const [, statements = ''] = /<<'SQL'\n(.+)SQL\n/s.exec(script) ?? []
  return statements
    .replace(":'password'", pg.escapeLiteral(PASSWORD))
    .split(';\n')
    .filter((statement) => statement !== '')
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

test('S85 the role of the server serves and stores clicks, and can start no program and read no file', async () => {
  const postgres = await startDedicatedPostgres()
  onTestFinished(postgres.remove)
  const superuser = await connect(postgres.url.replace(/everyshelf$/, 'postgres'))
  await superuser.query('drop database everyshelf')
  const statements = readRoleScript()
  expect(statements).toHaveLength(5)
  for (const statement of statements) await superuser.query(statement)

  const url = postgres.url.replace('postgres@', `everyshelf:${encodeURIComponent(PASSWORD)}@`)
  const dataDir = mkdtempSync(join(tmpdir(), 'everyshelf-role-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const server = await startServerProcess(dataDir, { DATABASE_URL: url })
  const outside = connectOutside({ kind: 'postgres', url })
  onTestFinished(() => outside.close())
  await outside.addOwner({ premiumUntil: '2099-01-01T00:00:00.000Z' })
  await outside.addLink({})
  const opener = createLinkOpener(server.port, 1, '/go/h7kq2mw?country=DE')
  onTestFinished(opener.close)
  expect(await opener.open()).toMatchObject({ status: 302 })
  await vi.waitFor(async () => expect(await outside.listHits()).toHaveLength(1), {
    timeout: 30_000,
    interval: 100,
  })

  const injected = await connect(url)
  for (const statement of [
    "copy (select 1) to program 'id'",
    "copy (select 1) to '/tmp/everyshelf-role'",
    "select pg_read_file('/etc/passwd')",
    "select pg_ls_dir('/')",
    "select lo_import('/etc/passwd')",
    'create role other superuser',
    'alter role everyshelf superuser',
    "alter system set shared_preload_libraries = 'other'",
    'create database other',
    'select rolpassword from pg_authid',
  ]) {
    await expect(injected.query(statement), statement).rejects.toMatchObject({
      code: INSUFFICIENT_PRIVILEGE,
    })
  }
  await expect(connect(url.replace(/everyshelf$/, 'postgres'))).rejects.toMatchObject({
    code: INSUFFICIENT_PRIVILEGE,
  })
  await superuser.query('create role neighbor login')
  await expect(connect(postgres.url.replace('postgres@', 'neighbor@'))).rejects.toMatchObject({
    code: INSUFFICIENT_PRIVILEGE,
  })
}, 120_000)
