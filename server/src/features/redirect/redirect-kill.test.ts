import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { connectSqlite } from '../../db/sqlite.ts'
import { createLinkOpener } from '../../testing/link-opener.ts'
import { startServerProcess } from '../../testing/server-process.ts'

const ROUNDS = 3
const CONNECTIONS = 16

/** Opens links on one connection, one after the other, until it is cut; null for a missing id. */
async function openLinks(
  port: number,
  network: number,
  answered: (string | null)[],
): Promise<void> {
  const { open } = createLinkOpener(port, network)
  for (let answer = await open(); answer; answer = await open()) {
    answered.push(answer.clickId)
  }
}

test('R1 kill -9 under load loses no answered click and doubles none', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'everyshelf-kill-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const all: (string | null)[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const server = await startServerProcess(dataDir)
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

  const answered = all.filter((id) => id !== null)
  expect(answered.length).toBeGreaterThan(0)
  const sqlite = connectSqlite(join(dataDir, 'everyshelf.db'))
  const rows = sqlite.prepare('select cast(id as text) from hit').pluck().all().map(String)
  const kept = new Set(rows)
  expect(answered.filter((id) => !kept.has(id))).toEqual([])
  expect(new Set(answered).size).toBe(answered.length)
  // The answer of a hit on disk may be cut off, and a stalling disk may be waited for no longer.
  expect(rows.length - all.length).toBeLessThanOrEqual(ROUNDS * CONNECTIONS)
  expect(sqlite.pragma('integrity_check', { simple: true })).toBe('ok')
  sqlite.close()
}, 90_000)
