import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { startDedicatedPostgres } from '../server/src/testing/dedicated-postgres.ts'
import { openLinksUntilCut } from './load/collect-clicks.ts'
import { isMachineQuiet } from './measure/machine.ts'
import { createVerdict } from './measure/verdict.ts'
import { listPostgresHits } from './servers/postgres-database.ts'
import { createDataFolder, startProduct } from './servers/product.ts'
import { waitUntilSpoolsAreEmpty } from './servers/spooled-hits.ts'

/** Kills the server under load repeatedly, and checks that every answered click is stored. */
const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, only: { type: 'string' } },
})
const ROUNDS = Number(options.rounds)
const CONNECTIONS = 64
const READY_WITHIN_MS = 3000

const verdict = createVerdict('kill')
const isQuiet = isMachineQuiet()
if (options.only !== 'postgres') await killOnSqlite()
if (options.only !== 'sqlite') await killOnPostgres()
verdict.close()

async function killOnSqlite(): Promise<void> {
  const dataFolder = createDataFolder()
  const start = () => startProduct('product', dataFolder)
  const killed = await killUnderLoad('SQLite', start)
  await emptySpool(start)
  const sqlite = new DatabaseSync(dataFolder.databaseFile)
  const rows = sqlite.prepare('select cast(id as text) as id from link_hit').all()
  const integrity = sqlite.prepare('pragma integrity_check').get()?.integrity_check
  sqlite.close()
  dataFolder.remove()
  verdict.gate('the database is intact', integrity === 'ok', String(integrity))
  judge(
    'SQLite',
    killed,
    rows.map(({ id }) => String(id)),
  )
}

async function killOnPostgres(): Promise<void> {
  const dataFolder = createDataFolder()
  const postgres = await startDedicatedPostgres('durable')
  const start = () => startProduct('product', dataFolder, { env: { DATABASE_URL: postgres.url } })
  const killed = await killUnderLoad('PostgreSQL', start)
  await emptySpool(start)
  judge('PostgreSQL', killed, await listPostgresHits(postgres.url))
  await postgres.remove()
  dataFolder.remove()
}

/** The next start sends what the last kill left in the spool. */
async function emptySpool(start: () => ReturnType<typeof startProduct>): Promise<void> {
  const last = await start()
  await waitUntilSpoolsAreEmpty([last])
  await last.stop()
}

interface Killed {
  readonly answered: string[]
  /** Readers redirected before their hit was on disk. Their clicks may be stored anyway. */
  readonly withoutId: number
  readonly slowestStartMs: number
}

async function killUnderLoad(
  database: string,
  start: () => ReturnType<typeof startProduct>,
): Promise<Killed> {
  const answered: string[] = []
  let withoutId = 0
  let slowestStartMs = 0
  for (let round = 0; round < ROUNDS; round++) {
    const product = await start()
    slowestStartMs = Math.max(slowestStartMs, product.readyMs)
    const before = answered.length
    const load = openLinksUntilCut(product.port, CONNECTIONS, answered)
    const enough = before + 500 + Math.floor(Math.random() * 3000)
    while (answered.length < enough) await new Promise((resolve) => setTimeout(resolve, 2))
    await product.kill()
    withoutId += (await load).withoutId
    console.log(
      `${database}, kill ${round + 1}: ${answered.length - before} clicks answered before it`,
    )
  }
  return { answered, withoutId, slowestStartMs }
}

function judge(
  database: string,
  { answered, withoutId, slowestStartMs }: Killed,
  stored: readonly string[],
): void {
  const storedIds = new Set(stored)
  const lost = answered.filter((id) => !storedIds.has(id)).length
  const doubled = answered.length - new Set(answered).size + stored.length - storedIds.size
  const surplus = stored.length - answered.length
  verdict.gate(
    `${database}: no answered click is missing`,
    lost === 0,
    `${lost} of ${answered.length}`,
  )
  verdict.gate(`${database}: none is stored twice`, doubled === 0, `${doubled}`)
  verdict.gate(
    `${database}: stored but not answered: only requests in progress`,
    surplus <= ROUNDS * CONNECTIONS + withoutId,
    `${surplus}, and ${withoutId} readers were redirected without an id`,
  )
  if (isQuiet) {
    verdict.gate(
      `${database}: ready again within ${READY_WITHIN_MS} ms`,
      slowestStartMs <= READY_WITHIN_MS,
      `${slowestStartMs.toFixed(0)} ms at worst`,
    )
  } else
    console.log(`ready again within ${slowestStartMs.toFixed(0)} ms at worst, on a busy machine`)
}
