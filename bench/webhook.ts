import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { postEvents } from './load/post-events.ts'
import { isMachineQuiet } from './measure/machine.ts'
import { quantile } from './measure/statistics.ts'
import { createVerdict } from './measure/verdict.ts'
import {
  createDataFolder,
  type DataFolder,
  migrateProduct,
  startFlags,
  startProduct,
} from './servers/product.ts'
import { startSubject } from './servers/start-subject.ts'

/** Measures how fast Stripe events are answered while their processing is stalled (R27). */
const EVENTS = 2000
const CONNECTIONS = 16
const P99_AT_MOST_MS = 200
const secret = 'whsec_bench'
const customerId = 'cus_bench'

const verdict = createVerdict('webhook')

/** Accepts every call and never answers, so that processing an event stalls for the whole run. */
let asked = 0
const silentStripe = createServer(() => {
  asked++
})
await new Promise<void>((resolve) => silentStripe.listen(0, '127.0.0.1', resolve))
const { port: stripePort } = silentStripe.address() as AddressInfo

const dataFolder = createDataFolder()
await migrateProduct(dataFolder)
addCustomer(dataFolder)
const product = await startProduct('product', dataFolder, {
  env: {
    STRIPE_SECRET_KEY: 'sk_test_bench',
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_PRICE_ID: 'price_bench',
    STRIPE_API_URL: `http://127.0.0.1:${stripePort}`,
  },
})
const floor = await startSubject('floor', [...startFlags, join(import.meta.dirname, 'floor.ts')])
const post = (port: number) => postEvents({ port, secret, customerId }, EVENTS, CONNECTIONS)
await post(floor.port)
const bare = await post(floor.port)
const taken = await post(product.port)
await Promise.all([product.kill(), floor.kill()])
silentStripe.closeAllConnections()
silentStripe.close()
const { inInbox, done } = countEvents(dataFolder)
dataFolder.remove()

const p50 = quantile(taken.waits, 0.5)
const p99 = quantile(taken.waits, 0.99)
const ofFloor = (share: number) => quantile(bare.waits, share)
console.log(
  `${EVENTS} events on ${CONNECTIONS} connections: ` +
    `p50 ${p50.toFixed(1)} ms (${(p50 / ofFloor(0.5)).toFixed(1)} x floor), ` +
    `p99 ${p99.toFixed(1)} ms (${(p99 / ofFloor(0.99)).toFixed(1)} x floor)`,
)
if (!isMachineQuiet()) verdict.doubt('an empty script took too long: the machine is busy')
verdict.gate(
  'every event is accepted',
  taken.statuses.size === 1 && taken.statuses.has(200),
  [...taken.statuses].join(),
)
verdict.gate('each event is in the inbox', inInbox === EVENTS, `${inInbox} of ${EVENTS}`)
verdict.gate(
  'processing was stalled meanwhile',
  asked > 0 && done === 0,
  `${asked} calls, ${done} done`,
)
verdict.gate(
  `99 of 100 wait ${P99_AT_MOST_MS} ms at most`,
  p99 <= P99_AT_MOST_MS,
  `${p99.toFixed(1)} ms`,
)
verdict.close()

function addCustomer({ databaseFile }: DataFolder): void {
  const sqlite = new DatabaseSync(databaseFile)
  sqlite
    .prepare(`insert into stripe_customer
      (id, "userId", "idempotencyKey", "customerId", "readTicket", "writtenTicket", "createdAt")
      values ('row', 'user', 'key', ?, 0, 0, ?)`)
    .run(customerId, new Date().toISOString())
  sqlite.close()
}

function countEvents({ databaseFile }: DataFolder) {
  const sqlite = new DatabaseSync(databaseFile, { readOnly: true })
  const row = sqlite
    .prepare('select count(*) as "inInbox", count("doneAt") as done from stripe_event')
    .get()
  sqlite.close()
  return { inInbox: Number(row?.inInbox), done: Number(row?.done) }
}
