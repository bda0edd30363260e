import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { openLinksUntilCut } from './load/collect-clicks.ts'
import { isMachineQuiet } from './measure/machine.ts'
import { createVerdict } from './measure/verdict.ts'
import { createPlace, startProduct } from './servers/product.ts'

/** Kills the product under load again and again, and looks for every click it has answered. */
const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '10' } } })
const ROUNDS = Number(options.rounds)
const CONNECTIONS = 64
const READY_WITHIN_MS = 3000

const verdict = createVerdict('kill')
const place = createPlace()
const answered: string[] = []
const readyTimes: number[] = []
/** Readers whom a stalling disk would have kept waiting; their clicks may be on it all the same. */
let withoutId = 0

for (let round = 0; round < ROUNDS; round++) {
  const product = await startProduct(`product ${round}`, place)
  readyTimes.push(product.readyMs)
  const before = answered.length
  const load = openLinksUntilCut(product.port, CONNECTIONS, answered)
  const enough = before + 500 + Math.floor(Math.random() * 3000)
  while (answered.length < enough) await new Promise((resolve) => setTimeout(resolve, 2))
  await product.kill()
  withoutId += (await load).withoutId
  console.log(`kill ${round + 1}: ${answered.length - before} clicks answered before it`)
}

const sqlite = new DatabaseSync(place.databaseFile)
const rows = sqlite.prepare('select cast(id as text) as id from hit').all()
const kept = new Set(rows.map(({ id }) => String(id)))
const integrity = sqlite.prepare('pragma integrity_check').get()?.integrity_check
sqlite.close()
place.remove()

const lost = answered.filter((id) => !kept.has(id)).length
const surplus = rows.length - answered.length
const slowest = Math.max(...readyTimes)
verdict.gate('no answered click is missing', lost === 0, `${lost} of ${answered.length}`)
verdict.gate(
  'none was answered twice',
  new Set(answered).size === answered.length,
  `${answered.length - new Set(answered).size}`,
)
verdict.gate(
  'on disk beyond the answered are those under way',
  surplus <= ROUNDS * CONNECTIONS + withoutId,
  `${surplus}, and ${withoutId} readers were sent on without an id`,
)
verdict.gate('the database is sound', integrity === 'ok', String(integrity))
if (isMachineQuiet()) {
  verdict.gate(
    `ready again within ${READY_WITHIN_MS} ms`,
    slowest <= READY_WITHIN_MS,
    `${slowest.toFixed(0)} ms at worst`,
  )
} else console.log(`ready again within ${slowest.toFixed(0)} ms at worst, on a busy machine`)
verdict.close()
