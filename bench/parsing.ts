import { readBookInput } from '@everyshelf/domain/books'
import { readBookIdentifier } from '@everyshelf/domain/identifiers'
import { readProductUrl } from '@everyshelf/domain/product-urls'
import { plainLink, resolveRoute } from '@everyshelf/domain/routing'
import { median } from './measure/statistics.ts'
import { createVerdict } from './measure/verdict.ts'

/**
 * What it costs to parse pasted text, compared with the runtime's own URL parser in the same run, and whether
 * hostile text costs more than normal text of the same length.
 */
const ROUNDS = 9
const ROUND_MS = 60

const AMAZON_URL =
  'https://www.amazon.co.uk/Body-Keeps-Score-Mind-Transformation/dp/0143127748/ref=sr_1_1?crid=2M&keywords=body&qid=1700000000&sr=8-1'

const verdict = createVerdict('parsing')

/** Stored, so that the runtime cannot skip the work as unused. */
let sink: unknown

function roundOf(work: () => unknown): number {
  const until = performance.now() + ROUND_MS
  const startedAt = performance.now()
  let count = 0
  do {
    for (let index = 0; index < 50; index++) sink = work()
    count += 50
  } while (performance.now() < until)
  return ((performance.now() - startedAt) * 1e6) / count
}

interface Case {
  readonly name: string
  readonly work: () => unknown
  /** The maximum cost, as a multiple of the floor. */
  readonly atMost: number
}

const identifier = readBookIdentifier('9780143127741')
if (!identifier.ok) throw new Error('the example is no book')
const link = plainLink(identifier.identifier)
const reader = { country: 'CH', countrySource: 'ip', languages: ['fr-ch', 'de'] } as const

const cases: readonly Case[] = [
  { name: 'ISBN-13 with hyphens', work: () => readBookIdentifier('978-0-14-312774-1'), atMost: 8 },
  { name: 'ISBN-10', work: () => readBookIdentifier('0143127748'), atMost: 8 },
  { name: 'ASIN', work: () => readBookIdentifier('B00ICH9SAC'), atMost: 8 },
  { name: 'Amazon address', work: () => readProductUrl(AMAZON_URL), atMost: 30 },
  { name: 'input of any kind', work: () => readBookInput(AMAZON_URL), atMost: 30 },
  { name: 'where a reader goes', work: () => resolveRoute(link, reader, {}), atMost: 8 },
]

const floorTimes: number[] = []
const caseTimes = new Map<string, number[]>(cases.map(({ name }) => [name, []]))
for (let round = 0; round < ROUNDS; round++) {
  const floor = roundOf(() => new URL(AMAZON_URL))
  floorTimes.push(floor)
  for (const { name, work } of cases) caseTimes.get(name)?.push(roundOf(work) / floor)
}
console.log(`new URL(), the floor: ${median(floorTimes).toFixed(0)} ns`)
for (const { name, atMost } of cases) {
  const times = median(caseTimes.get(name) ?? [])
  verdict.gate(`${name}: at most ${atMost} x the floor`, times <= atMost, `${times.toFixed(2)} x`)
}

const LENGTH = 2048
const honest = `${AMAZON_URL}&note=${'a'.repeat(LENGTH)}`.slice(0, LENGTH)
const hostile = [
  '-'.repeat(LENGTH),
  `isbn${' '.repeat(LENGTH)}`.slice(0, LENGTH),
  'isbn-13:'.repeat(LENGTH / 8),
  `https://www.amazon.com/${'dp/'.repeat(LENGTH / 3)}`.slice(0, LENGTH),
  `https://www.amazon.com/dp/${'9'.repeat(LENGTH)}`.slice(0, LENGTH),
  `https://www.amazon.com/?${'&'.repeat(LENGTH)}`.slice(0, LENGTH),
  `https://${'a.'.repeat(LENGTH)}`.slice(0, LENGTH),
  '%'.repeat(LENGTH),
]
const HOSTILE_AT_MOST = 50
const usual = median(Array.from({ length: ROUNDS }, () => roundOf(() => readBookInput(honest))))
const worst = Math.max(...hostile.map((text) => roundOf(() => readBookInput(text)) / usual))
verdict.gate(
  `hostile text: at most ${HOSTILE_AT_MOST} x normal text of its length`,
  worst <= HOSTILE_AT_MOST,
  `${worst.toFixed(2)} x`,
)
if (sink === undefined) throw new Error('nothing was parsed')
verdict.close()
