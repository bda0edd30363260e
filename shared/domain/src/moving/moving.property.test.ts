import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCsvRow } from '../csv/index.ts'
import { parseSlug, type Slug } from '../links/index.ts'
import { movesAppendInput } from '../schemas/index.ts'
import {
  createMovePlanner,
  findProfileAdditions,
  MOVE_CLICKS_MAX,
  type PlannedRow,
  parseOldSlug,
  readAccountFile,
  readMoveFile,
  restoreAccount,
  toBatches,
} from './index.ts'

const HEADERS = [
  ['Short link', 'Destination URL', 'Title', 'Tags', 'Created at'],
  ['keyword', 'url', 'title', 'clicks', 'timestamp'],
  ['link', 'target', 'title', 'clicks', 'created'],
  ['ISBN', 'Title', 'Labels', 'Author', 'Note'],
]
const anyCell = fc.oneof(
  fc.string(),
  fc.constant('https://www.amazon.com/dp/0441172717'),
  fc.constantFrom('dub.sh/%E0%A4%A', '1,234', '"', '=1+1'),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: fc.constantFrom('🎉', 'a'), minLength: 30, maxLength: 400 }),
)

test('R44 any file is read or refused, and every link that is read is valid input', () => {
  const anyRows = fc.array(fc.array(anyCell, { maxLength: 6 }), { maxLength: 8 })
  fc.assert(
    fc.property(fc.constantFrom(...HEADERS), anyRows, (header, rows) => {
      const reading = readMoveFile([header, ...rows].map(formatCsvRow).join(''))
      if (reading.state !== 'read') return
      for (const link of reading.links) {
        expect(
          movesAppendInput.shape.links.element.safeParse(link).error?.issues ?? [],
          JSON.stringify(link),
        ).toEqual([])
      }
    }),
    { numRuns: 400 },
  )
  fc.assert(fc.property(fc.string(), (text) => void readMoveFile(text)))
  fc.assert(fc.property(fc.json(), (text) => void readMoveFile(text)))
})

test('every link is read in its order, from CSV as from JSON', () => {
  const anyLink = fc.record({
    link: fc.stringMatching(/^https:\/\/dub\.sh\/[a-z0-9]{3,9}$/),
    target: fc.stringMatching(/^https:\/\/www\.amazon\.com\/dp\/[0-9]{10}$/),
    clicks: fc.nat({ max: MOVE_CLICKS_MAX }),
  })
  fc.assert(
    fc.property(fc.array(anyLink, { minLength: 1 }), (links) => {
      const csv = ['link,target,clicks', ...links.map((one) => Object.values(one).join(','))]
      for (const text of [csv.join('\n'), JSON.stringify({ data: links })]) {
        const reading = readMoveFile(text)
        expect(reading).toMatchObject({
          service: 'dub',
          links: links.map(({ link, target, clicks }) => ({ oldAddress: link, target, clicks })),
        })
      }
    }),
  )
})

test('an old slug is a valid slug or has a reason', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { slug, problem } = parseOldSlug(text)
      if (slug === null) expect(problem).not.toBeNull()
      else expect(parseSlug(slug)).toBe(slug)
    }),
  )
})

test('a plan never gives a slug to two books, and never exceeds the limit', () => {
  const anyRow = fc.record({
    book: fc.constantFrom('a', 'b', 'c', null, undefined),
    slug: fc.constantFrom('one', 'two', null) as fc.Arbitrary<Slug | null>,
    slugProblem: fc.constant(null),
    choice: fc.constantFrom('keep', 'new', 'skip', null),
  }) as fc.Arbitrary<PlannedRow>
  const anyFacts = fc.record({
    isPremium: fc.boolean(),
    remaining: fc.option(fc.nat({ max: 3 })),
    links: fc.constantFrom(new Map(), new Map([['a', 'active' as const]])),
    holders: fc.constantFrom(new Map(), new Map([['one' as Slug, null]])),
    slugCounts: fc.constantFrom(new Map(), new Map([['a', 19]])),
  })
  fc.assert(
    fc.property(fc.array(anyRow), anyFacts, (rows, facts) => {
      const plan = createMovePlanner(facts)
      const holders = new Map<string, unknown>([...facts.holders])
      let created = 0
      for (const row of rows) {
        const { action, slug } = plan(row)
        if (action === 'create' || action === 'restore') created++
        if (slug === null) continue
        expect(facts.isPremium || holders.get(slug) === row.book).toBe(true)
        if (holders.has(slug)) expect(holders.get(slug)).toBe(row.book)
        holders.set(slug, row.book)
      }
      expect(created).toBeLessThanOrEqual(facts.remaining ?? rows.length)
    }),
  )
})

test('an account without a limit can move any number of links', () => {
  const plan = createMovePlanner({
    isPremium: true,
    remaining: null,
    links: new Map(),
    holders: new Map(),
    slugCounts: new Map(),
  })
  const rows = ['9780441172719', '9780143127741'].map((book) => ({
    book,
    slug: null,
    slugProblem: null,
    choice: null,
  }))
  expect(rows.map((row) => plan(row).action)).toEqual(['create', 'create'])
})

test('batches have all items in order, and no more than their limits', () => {
  const limits = { items: 3, bytes: 40 }
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 30 })), (items) => {
      const batches = toBatches(items, limits)
      expect(batches.flat()).toEqual(items)
      for (const batch of batches) {
        const bytes = new TextEncoder().encode(JSON.stringify(batch)).length - 2
        expect(batch.length).toBeLessThanOrEqual(limits.items)
        expect(batch.length === 1 || bytes <= limits.bytes).toBe(true)
      }
    }),
  )
})

const present = {
  ...{ firstName: 'Ada', timeZone: 'UTC', programIds: {} },
  affiliateTags: { us: 'ada-20' },
  tagChannels: { networks: [], isListOptIn: true },
}

test('a restore replaces no name, time zone, tag, or place that the profile has', () => {
  const file = readAccountFile(
    JSON.stringify({
      version: 1,
      exportedAt: '',
      tables: {
        user_profile: [
          {
            ...{ username: 'Eve', timeZone: 'Europe/Vienna', weeklyEmail: 1 },
            affiliateTags: '{"us":"eve-20","de":"eve-21"}',
            programIds: '{"kobo":{"mid":"1"}}',
            tagChannels: '{"networks":["x"],"isListOptIn":false}',
          },
        ],
      },
    }),
  )
  if (!file) throw new TypeError('not an export')
  expect(findProfileAdditions(file.profile, present)).toEqual({
    basics: { timeZone: 'Europe/Vienna' },
    earning: { affiliateTags: { de: 'eve-21' }, programIds: { kobo: { mid: '1' } } },
  })
  const full = {
    ...{ firstName: '', timeZone: 'America/Lima', affiliateTags: { us: 'a-20', de: 'a-21' } },
    ...{ programIds: { kobo: {} }, tagChannels: { networks: [], isListOptIn: false } },
  }
  expect(findProfileAdditions(file.profile, full)).toEqual({
    basics: { username: 'Eve' },
    earning: { tagChannels: { networks: ['x'], isListOptIn: false } },
  })
})

test('R44 any changed export of an account ends in a report, whatever the server answers', () => {
  const anyTables = fc.dictionary(
    fc.constantFrom('saved_link', 'link_slug', 'label', 'series', 'author_page', 'saved_filter'),
    fc.array(
      fc.dictionary(fc.constantFrom('id', 'slug', 'name', 'filter', 'links'), fc.jsonValue()),
    ),
  )
  fc.assert(
    fc.property(anyTables, fc.boolean(), (tables, isRefused) => {
      const file = readAccountFile(JSON.stringify({ version: 1, exportedAt: '', tables }))
      expect(file).toBeDefined()
      if (!file) return
      const steps = restoreAccount(file, 'everyshelf.json')
      let step = steps.next()
      while (!step.done) {
        const isList = step.value.procedure.endsWith('.list')
        const isProfile = step.value.procedure === 'profile.get'
        const value = isProfile ? present : isList ? [] : { id: 'a' }
        step = steps.next(isRefused ? null : { value })
      }
      expect(step.value.restored).toBe(0)
    }),
  )
})
