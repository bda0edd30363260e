import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Author, signUpAuthor } from '../server/src/testing/cluster/author.ts'
import { startReaders } from '../server/src/testing/cluster/readers.ts'
import type { Member } from '../server/src/testing/cluster/start-cluster.ts'
import {
  countRuns,
  listTakenTooEarly,
  watchJobs,
} from '../server/src/testing/cluster/watch-jobs.ts'
import { chooseFaults } from '../server/src/testing/soak/choose-faults.ts'
import { createNumbers } from './load/requests.ts'
import { judgeClicks } from './measure/judge-clicks.ts'
import { createVerdict } from './measure/verdict.ts'
import { createChance, createClusterFaults, type Faults } from './servers/cluster-faults.ts'
import { startProductCluster } from './servers/product-cluster.ts'
import { waitUntilSpoolsAreEmpty } from './servers/spooled-hits.ts'

/**
 * Three servers behind a load balancer on one PostgreSQL with a replica, during a series of faults: a server
 * is killed, the database restarts or stalls, a network fails.
 */
const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
  },
})
const UNTIL = performance.now() + Number(options.minutes) * 60_000
const number = createNumbers(Number(options.seed))

const verdict = createVerdict('many-machines')
const cluster = await startProductCluster({ prepare: ({ db }) => watchJobs(db) })
const { members, balancer, outside } = cluster
const author = await signUpAuthor({
  db: outside.db,
  origin: cluster.origin,
  port: first(members).port(),
})
const path = `/redirect?isbn=9780143127741&userId=${author.publicId}&country=US`
const { pickMember, seconds } = createChance(cluster, number)
const looked: string[] = []
const seenAfterMs: number[] = []
await changeTag()

const readers = startReaders({ port: balancer.port, paths: [path], atOnce: 16, pauseMs: 10 })
const faults: Faults = {
  ...createClusterFaults(cluster, { pickMember, seconds }),
  'the tag changes while a network is cut': async () => {
    const { network } = pickMember()
    network.cut()
    await seconds(1, 12)
    const tag = await setTag(author)
    network.heal()
    await waitForTag(tag)
  },
}
const counts = new Map<string, number>()
const nextFault = chooseFaults(Object.keys(faults), number)
while (performance.now() < UNTIL) {
  const name = nextFault()
  counts.set(name, (counts.get(name) ?? 0) + 1)
  const before = readers.count().bad.length
  await faults[name]?.()
  console.log(`${name}: ${readers.count().bad.length - before} readers not redirected`)
  await changeTag()
  await seconds(1, 4)
}
const { good, bad, clicks } = await readers.stop()
await waitUntilSpoolsAreEmpty(members.map((member) => ({ port: member.port() })))
const share = (100 * good) / (good + bad.length)
const slowest = Math.max(...seenAfterMs) / 1000

console.log([...counts].map(([name, count]) => `${name}: ${count}`).join('; '))
for (const what of new Set(bad.map((line) => line.split(' at ')[0])))
  console.log(`bad answer: ${what}`)
verdict.gate('readers redirected', share >= 99.9, `${share.toFixed(3)} % of ${good + bad.length}`)
judgeClicks(
  {
    answered: [...clicks, ...looked],
    stored: (await outside.listHits()).map(({ id }) => id),
    withoutResponse: balancer.retries() + good + bad.length - clicks.length,
  },
  verdict,
)
verdict.gate(
  'a changed tag is live on every server within 30 s after the network returns',
  slowest <= 30,
  `${slowest.toFixed(1)} s at worst of ${seenAfterMs.length}`,
)
const early = await listTakenTooEarly(outside.db)
verdict.gate('no job was claimed too early', early.length === 0, `${early.length}`)
const runs = await countRuns(outside.db)
const most = 1 + Math.floor(Number(options.minutes) / 10)
verdict.gate(
  'the ten-minute job ran as often as with one process',
  runs['weekly-emails'] !== undefined && runs['weekly-emails'] <= most,
  `${runs['weekly-emails']}`,
)
await cluster.close()
verdict.close()

function first<Item>(list: readonly Item[]): Item {
  const [item] = list
  if (item === undefined) throw new Error('none')
  return item
}

/** On any server that accepts it; one without network does not. */
async function setTag(whose: Author): Promise<string> {
  const tag = `tag${seenAfterMs.length}x${number(1_000_000)}-20`
  for (let tries = 0; ; tries++) {
    const member = members[tries % members.length] ?? first(members)
    try {
      await whose.setTag(member.port(), tag)
      return tag
    } catch (error) {
      if (tries > 60) throw error
      await wait(1000)
    }
  }
}

async function waitForTag(tag: string): Promise<void> {
  const from = performance.now()
  for (const member of members) {
    while (!(await readLocation(member)).includes(`tag=${tag}`)) await wait(50)
  }
  seenAfterMs.push(performance.now() - from)
}

async function readLocation(member: Member): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${member.port()}${path}`, { redirect: 'manual' })
  const click = response.headers.get('x-click')
  if (click) looked.push(click)
  return response.headers.get('location') ?? ''
}

async function changeTag(): Promise<void> {
  await waitForTag(await setTag(author))
}
