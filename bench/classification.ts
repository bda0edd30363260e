import { readFileSync } from 'node:fs'
import {
  classifyHit,
  type ExclusionReason,
  findBotKind,
  readBrowser,
  readDevice,
} from '@everyshelf/domain/clicks'
import { median } from './measure/statistics.ts'
import { createVerdict } from './measure/verdict.ts'

/**
 * How well the recorded requests of real apps are classified, by exclusion reason, and what it costs to parse
 * a new user agent and to classify a request with a cached one. The rules were written for these requests,
 * so the result says little about future ones.
 */
interface RequestFixture {
  readonly client: string
  readonly method?: string
  readonly headers: Readonly<Record<string, string>>
  readonly from?: string
  readonly expected: { readonly reason: ExclusionReason | null }
}

const file = new URL('../shared/domain/fixtures/requests.json', import.meta.url)
const requests: readonly RequestFixture[] = JSON.parse(readFileSync(file, 'utf8'))

function readAgent(userAgent: string) {
  return {
    bot: findBotKind(userAgent),
    device: readDevice(userAgent),
    browser: readBrowser(userAgent),
  }
}

function classify(
  { method = 'GET', headers, from }: RequestFixture,
  agent: ReturnType<typeof readAgent>,
): string {
  const excludedBecause = classifyHit({
    ...agent,
    method,
    headers,
    language: headers['accept-language'] ?? null,
    isOwner: false,
    isFromDataCenter: from === 'data-center',
    isOverLimit: false,
  })
  return excludedBecause ?? PERSON
}

const PERSON = 'person'
const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`

const judged = requests.map((request) => {
  const predicted = classify(request, readAgent(request.headers['user-agent'] ?? ''))
  return { client: request.client, is: request.expected.reason ?? PERSON, predicted }
})
console.log(`${judged.length} recorded requests`)
console.log(`${'reason'.padEnd(14)}requests  precision    recall`)
for (const reason of [...new Set(judged.flatMap(({ is, predicted }) => [is, predicted]))]) {
  const of = judged.filter(({ is }) => is === reason).length
  const predicted = judged.filter((one) => one.predicted === reason).length
  const right = judged.filter((one) => one.is === reason && one.predicted === reason).length
  console.log(
    reason.padEnd(14) +
      String(of).padStart(8) +
      percent(right, predicted).padStart(11) +
      percent(right, of).padStart(10),
  )
}
for (const { client, is, predicted } of judged) {
  if (is !== predicted) console.log(`  ${client}: ${is}, classified as ${predicted}`)
}

const ROUNDS = 9
const agents = requests.map(({ headers }) => headers['user-agent'] ?? '')
const known = agents.map(readAgent)
/** Stored, so that the runtime cannot skip the work as unused. */
let sink: unknown

function nanoseconds(work: (index: number) => unknown, times: number): number {
  const startedAt = performance.now()
  for (let time = 0; time < times; time++) {
    for (let index = 0; index < requests.length; index++) sink = work(index)
  }
  return ((performance.now() - startedAt) * 1e6) / (times * requests.length)
}

const URL_TEXT = 'https://everyshelf.example/redirect?isbn=9780143127741&country=at'
const samples = Array.from({ length: ROUNDS }, () => ({
  floor: nanoseconds(() => new URL(URL_TEXT), 200),
  read: nanoseconds((index) => readAgent(agents[index] ?? ''), 20),
  classify: nanoseconds((index) => {
    const [request, agent] = [requests[index], known[index]]
    return request && agent && classify(request, agent)
  }, 400),
}))
const floor = median(samples.map((sample) => sample.floor))
const read = median(samples.map((sample) => sample.read))
const cost = median(samples.map((sample) => sample.classify))
const times = median(samples.map((sample) => sample.classify / sample.floor))
console.log(`new URL(), the floor: ${floor.toFixed(0)} ns`)
console.log(`a new user agent: ${read.toFixed(0)} ns`)

const verdict = createVerdict('classification')
const AT_MOST = 1
verdict.gate(
  `a request with a known user agent: at most ${AT_MOST} x the floor`,
  times <= AT_MOST,
  `${times.toFixed(2)} x, ${cost.toFixed(0)} ns`,
)
if (sink === undefined) throw new Error('nothing was classified')
verdict.close()
