import { parseArgs } from 'node:util'
import { startDedicatedPostgres } from '../server/src/testing/dedicated-postgres.ts'
import { checkSoak } from '../server/src/testing/soak/check-soak.ts'
import { lockSqlite } from '../server/src/testing/soak/lock-sqlite.ts'
import { type SoakDeps, soak } from '../server/src/testing/soak/soak.ts'
import { createNumbers } from './load/requests.ts'
import { createVerdict, type Verdict } from './measure/verdict.ts'
import { createDataFolder, type DataFolder, startProduct } from './servers/product.ts'

/**
 * Ten minutes of readers and callers while one fault follows another, half on each database. Afterwards
 * every answered click is stored, dashboards match the stored hits, and memory has stayed within bounds.
 */
const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
})
const MOST_MEMORY_MB = 512
/** Slow enough for the totals, which use 5% of a core, to keep up. */
const READERS_AT_ONCE = 6
const PAUSE_MS = 20
const FAULT_MS = 2000

const verdict = createVerdict('soak')
console.log(`seed ${options.seed}`)
if (options.only !== 'postgres') await soakSqlite()
if (options.only !== 'sqlite') await soakPostgres()
verdict.close()

async function soakSqlite(): Promise<void> {
  const dataFolder = createDataFolder()
  const config = { kind: 'sqlite', file: dataFolder.databaseFile } as const
  await soakOne('SQLite', config, dataFolder, () => lockSqlite(dataFolder.databaseFile))
  dataFolder.remove()
}

async function soakPostgres(): Promise<void> {
  const dataFolder = createDataFolder()
  const postgres = await startDedicatedPostgres('durable')
  await soakOne('PostgreSQL', { kind: 'postgres', url: postgres.url }, dataFolder, async () => {
    await postgres.pause()
    return postgres.resume
  })
  await postgres.remove()
  dataFolder.remove()
}

async function soakOne(
  name: string,
  config: SoakDeps['config'],
  dataFolder: DataFolder,
  lockDatabase: SoakDeps['lockDatabase'],
): Promise<void> {
  const parts = options.only ? 1 : 2
  const until = performance.now() + (Number(options.minutes) * 60_000) / parts
  const result = await soak({
    config,
    start: (env) => startProduct('product', dataFolder, { env }),
    lockDatabase,
    number: createNumbers(Number(options.seed)),
    readersAtOnce: READERS_AT_ONCE,
    pauseMs: PAUSE_MS,
    faultMs: FAULT_MS,
    isOver: () => performance.now() > until,
    log: (line) => console.log(`${name}, ${line}`),
  })
  const found = await checkSoak(config, result)
  await result.end()
  report(name, result, verdict)
  verdict.gate(
    `${name}: no answered click is missing (R1)`,
    found.lost.length === 0,
    `${found.lost.length} of ${found.answered}`,
  )
  verdict.gate(
    `${name}: none is answered twice (R1)`,
    new Set(result.readers.clicks).size === found.answered,
    `${found.answered - new Set(result.readers.clicks).size}`,
  )
  verdict.gate(
    `${name}: dashboards match the stored hits (R12)`,
    found.dashboardHits === found.ownerHits,
    `${found.ownerHits} stored, ${found.dashboardHits} on the dashboard`,
  )
  verdict.gate(
    `${name}: at most ${MOST_MEMORY_MB} MB of memory (R14, R18)`,
    result.mostMemoryMb <= MOST_MEMORY_MB,
    `${result.mostMemoryMb.toFixed(0)} MB`,
  )
}

function report(
  name: string,
  { faults, readers, callers }: Awaited<ReturnType<typeof soak>>,
  to: Verdict,
) {
  console.log([...faults].map(([fault, count]) => `${fault}: ${count}`).join('; '))
  const { good, bad, clicks } = readers
  console.log(
    `${name}: ${good} readers sent on, ${good - clicks.length} of them without an id; ${bad.length} came while the server was down`,
  )
  const down = /ECONN|hang up|EPIPE/
  const others = bad.filter((line) => !down.test(line))
  to.gate(
    `${name}: every reader who reached the server was redirected`,
    others.length === 0,
    `${others.length} not, such as ${others[0] ?? 'none'}`,
  )
  to.gate(
    `${name}: no answer reports a server error`,
    callers.wrong.length === 0,
    `${callers.wrong.length} of ${callers.answered}${callers.wrong.length > 0 ? `, such as ${callers.wrong[0]}` : ''}; the slowest took ${(callers.slowestMs / 1000).toFixed(1)} s`,
  )
}
