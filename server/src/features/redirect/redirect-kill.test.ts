import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { connectSqlite } from '../../db/sqlite.ts'
import { createMigratedDatabase, databaseKinds } from '../../testing/databases.ts'
import { createLinkOpener } from '../../testing/link-opener.ts'
import { connectOutside } from '../../testing/outside-connection.ts'
import { startServerProcess } from '../../testing/server-process.ts'

const ROUNDS = 4
const CONNECTIONS = 16

/** Opens links on one connection, one after the other, until it is cut; null for a missing id. */
async function openLinks(
  port: number,
  network: number,
  answered: (string | null)[],
): Promise<void> {
  const { open } = createLinkOpener(port, network)
  for (let response = await open(); response; response = await open()) {
    answered.push(response.clickId)
  }
}

function makeDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'everyshelf-kill-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  return dataDir
}

/** What was answered in all rounds, each ended by a kill. */
async function killUnderLoad(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<(string | null)[]> {
  const all: (string | null)[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const server = await startServerProcess(dataDir, env)
    const load = Array.from({ length: CONNECTIONS }, (_, index) =>
      openLinks(server.port, index, all),
    )
    const enough = all.length + 200 + 150 * round
    await vi.waitFor(() => expect(all.length).toBeGreaterThan(enough), {
      timeout: 20_000,
      interval: 3,
    })
    await server.kill()
    await Promise.all(load)
  }
  return all
}

function judge(all: readonly (string | null)[], stored: readonly string[]): void {
  const answered = all.filter((id) => id !== null)
  expect(answered.length).toBeGreaterThan(0)
  const storedOnce = new Set(stored)
  expect(answered.filter((id) => !storedOnce.has(id))).toEqual([])
  expect(new Set(answered).size).toBe(answered.length)
  expect(storedOnce.size).toBe(stored.length)
  // The response of a hit on disk may be cut off, and a stalling disk may be waited for no longer.
  expect(stored.length - all.length).toBeLessThanOrEqual(ROUNDS * CONNECTIONS)
}

test.each(databaseKinds)(
  'R1 kill -9 under load loses no answered click and doubles none on %s',
  async (kind) => {
    const dataDir = makeDataDir()
    const place = await createMigratedDatabase(kind)
    onTestFinished(place.remove)
    const { config } = place
    const env = config.kind === 'postgres' ? { DATABASE_URL: config.url } : {}
    const all = await killUnderLoad(dataDir, env)
    // What the last kill has left goes to the database with the next start.
    const last = await startServerProcess(dataDir, env)
    await vi.waitFor(
      async () => {
        const metrics = await (await fetch(`http://127.0.0.1:${last.port}/metrics`)).text()
        expect(metrics).toMatch(/^everyshelf_clicks_spooled 0$/m)
      },
      { timeout: 20_000, interval: 50 },
    )
    const own = { kind: 'sqlite' as const, file: join(dataDir, 'everyshelf.db') }
    const outside = connectOutside(config.kind === 'postgres' ? config : own)
    onTestFinished(() => outside.close())
    judge(
      all,
      (await outside.listHits()).map(({ id }) => id),
    )
    for (const name of readdirSync(dataDir).filter((file) => file.endsWith('.db'))) {
      const sqlite = connectSqlite(join(dataDir, name))
      expect([name, sqlite.pragma('integrity_check', { simple: true })]).toEqual([name, 'ok'])
      sqlite.close()
    }
  },
  90_000,
)
