import { editionFormats } from '@everyshelf/domain/books'
import { countryCodes } from '@everyshelf/domain/countries'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LimitRules, limitRules } from '../../http/limits/rate-limits.ts'
import { type AccountClient, signIn } from '../../testing/account-client.ts'
import { createKey, relaxedAccountLimits, setPremium } from '../../testing/api-client.ts'
import { type Assistant, connectAssistant } from '../../testing/assistant.ts'
import { serviceTags } from '../../testing/redirect-app.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { tools } from './tools.ts'

const BOOK = '9780143127741'
const ownTags = { us: 'adaowned-20', de: 'adaowned-21', uk: 'adaowned-22' }
const attribution = 'maas=maas_adg_api_adaowned&ref_=aa_maas&tag=maas'
const programIds = { bam: { publisherId: '4711471147', adId: '4242424242' } }

/** No affiliate tag, attribution tag, or ID of a program. */
const TAGGED =
  /adaowned|4711471147|4242424242|\bshelf-2\d|\bshelfde-21|[?&](?:tag|maas|ref_|linkCode|aff\w*|awin\w*)=/i

const limits = Object.fromEntries(
  Object.keys(limitRules).map((name) => [name, [{ points: 1_000_000, seconds: 60 }]]),
) as unknown as LimitRules

let app: TestApp
let owner: AccountClient
let assistant: Assistant
let link = ''
let label = ''
let series = ''

beforeAll(async () => {
  app = await createTestApp({
    limits,
    accountLimits: relaxedAccountLimits,
    config: { defaultTags: serviceTags },
  })
  owner = await signIn(app)
  await setPremium(app, true)
  assistant = await connectAssistant(app, await createKey(owner))
  link = (await owner.trpc.links.save.mutate({ isbn: BOOK })).id
  label = (await owner.trpc.labels.create.mutate({ name: 'Spring', color: 'red' })).id
  series = (await owner.trpc.series.create.mutate({ name: 'Salt' })).id
  await owner.trpc.profile.update.mutate({ affiliateTags: ownTags, programIds })
  for (const channel of ['mail', 'ad'] as const) {
    await owner.trpc.links.createChannel.mutate({ id: link, channel })
  }
}, 60_000)
afterAll(() => app.close())

type Settings = NonNullable<
  Parameters<AccountClient['trpc']['links']['update']['mutate']>[0]['settings']
>
const either = <Part>(...parts: readonly Part[]) => fc.constantFrom(...parts)

const settings: fc.Arbitrary<Settings> = fc.record({
  mode: either<Settings['mode']>('instant', 'choose'),
  attribution: either<Settings['attribution']>(
    {},
    { us: attribution },
    { de: attribution, uk: attribution },
  ),
  overrides: either<Settings['overrides']>({}, { de: '9783551551672', us: 'B00ICH9SAC' }),
  rules: either<Settings['rules']>(
    [],
    [{ countries: ['US'], target: { kind: 'retailer', retailer: 'bam' } }],
    [{ countries: ['US', 'DE'], target: { kind: 'page' } }],
  ),
  editions: either<Settings['editions']>(
    [],
    [
      { format: 'kindle', identifier: 'B00ICH9SAC', notSoldIn: ['FR'] },
      { format: 'paperback', identifier: BOOK, notSoldIn: [] },
    ],
  ),
})

const calls = fc.record({
  country: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('US', 'DE', 'GB', 'FR') },
    { weight: 1, arbitrary: fc.constantFrom(...countryCodes) },
  ),
  format: fc.option(fc.constantFrom(...editionFormats), { nil: undefined }),
  channel: fc.constantFrom(undefined, 'web', 'mail', 'ad'),
  book: fc.constantFrom(
    BOOK,
    'B00ICH9SAC',
    `https://www.amazon.com/dp/0143127748?tag=${ownTags.us}&linkCode=ll1`,
    'https://www.kobo.com/us/en/ebook/dune',
  ),
})

it('no tool answers with a tagged URL of a store', { timeout: 60_000 }, async () => {
  let tagged = 0
  const called = new Set<string>()
  const property = fc.asyncProperty(
    settings,
    calls,
    async (change, { country, book, ...reader }) => {
      await owner.trpc.links.update.mutate({ id: link, settings: change })
      const inputs: Readonly<Record<string, object>> = {
        find_book: { book },
        create_link: { book },
        list_links: {},
        search_books: { query: 'dune' },
        change_link: { link, note: book },
        list_labels: {},
        change_label: { label, name: 'Spring' },
        list_series: {},
        change_series: { series, text: 'Three books', links: [link] },
        explain_route: { link, country, ...reader },
        read_clicks: { from: '2026-11-01', to: '2026-11-20', group: 'link' },
      }
      for (const [tool, input] of Object.entries(inputs)) {
        const { text, structured } = await assistant.call(tool, input as Record<string, unknown>)
        expect(`${text} ${JSON.stringify(structured)}`, tool).not.toMatch(TAGGED)
        called.add(tool)
        if (structured.tagOwner === 'owner' || structured.tagOwner === 'service') tagged++
      }
    },
  )
  await fc.assert(property, { numRuns: 40 })
  expect(tagged).toBeGreaterThan(3)
  expect([...called].toSorted()).toEqual(tools.map(({ name }) => name).toSorted())
})
