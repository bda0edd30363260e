import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { startServerProcess } from '../testing/server-process.ts'
import { checkSoak } from '../testing/soak/check-soak.ts'
import { lockSqlite } from '../testing/soak/lock-sqlite.ts'
import { soak } from '../testing/soak/soak.ts'

const SEED = 7
const FAULTS = 5

it('R50 loses and miscounts no click during repeated faults', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'everyshelf-soak-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const file = join(dataDir, 'everyshelf.db')
  const config = { kind: 'sqlite', file } as const
  const lines: string[] = []
  const result = await soak({
    config,
    start: (env) => startServerProcess(dataDir, env),
    lockDatabase: () => lockSqlite(file),
    number: createNumbers(SEED),
    readersAtOnce: 4,
    pauseMs: 5,
    faultMs: 200,
    isOver: (faults) => faults === FAULTS,
    log: (line) => void lines.push(line),
  })
  const { lost, answered, ownerHits, dashboardHits } = await checkSoak(config, result)
  await result.end()
  expect([...result.faults.values()]).toEqual(Array(FAULTS).fill(1))
  expect(lost, lines.join('\n')).toEqual([])
  expect(answered).toBeGreaterThan(100)
  expect(ownerHits).toBeGreaterThan(50)
  expect(dashboardHits).toBe(ownerHits)
  expect(result.callers.wrong).toEqual([])
  expect(result.callers.slowestMs).toBeLessThan(10_000)
}, 60_000)

function createNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}
