import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createLinkOpener, type LinkOpener } from '../../testing/link-opener.ts'
import { startServerProcess } from '../../testing/server-process.ts'

const PER_SECOND = 1000
const STEP_MS = 10
const ROUNDS = 5
const PER_ROUND = 600

/** Opens so many links a second whether or not the last ones are answered. */
async function openAtRate(port: number): Promise<(number | undefined)[]> {
  const free: LinkOpener[] = []
  const all: LinkOpener[] = []
  const statuses: (number | undefined)[] = []
  const underway: Promise<void>[] = []

  async function openOne(): Promise<void> {
    const opener = free.pop() ?? createLinkOpener(port, all.length)
    if (!all.includes(opener)) all.push(opener)
    const response = await opener.open()
    statuses.push(response?.status)
    free.push(opener)
  }

  const startedAt = performance.now()
  let sent = 0
  while (sent < PER_ROUND) {
    const due = Math.min(
      PER_ROUND,
      Math.floor(((performance.now() - startedAt) / 1000) * PER_SECOND),
    )
    for (; sent < due; sent++) underway.push(openOne())
    await wait(STEP_MS)
  }
  await Promise.all(underway)
  for (const opener of all) opener.close()
  return statuses
}

// How long they take is measured by `bench redirect`.
test('R13 answers all of 1,000 redirects per second', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'everyshelf-load-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const server = await startServerProcess(dataDir)
  for (let round = 0; round < ROUNDS; round++) {
    expect(await openAtRate(server.port)).toEqual(Array.from({ length: PER_ROUND }, () => 302))
  }
}, 60_000)
