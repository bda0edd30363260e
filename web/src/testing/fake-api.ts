import type { Slug } from '@everyshelf/domain/links'
import type { ErrorCode } from '@everyshelf/domain/messages'
import type { RouterInputs, RouterOutputs } from '@everyshelf/server/api'
import { onTestFinished, vi } from 'vitest'
import { type AccountCalls, accountAnswers } from './fake-account-calls.ts'
import { type AdminCalls, adminAnswers } from './fake-admin-calls.ts'
import { type AuthorPageCalls, createAuthorPageAnswers } from './fake-author-page-calls.ts'
import { type BulkCalls, bulkAnswers } from './fake-bulk-calls.ts'
import { createEarningsAnswers, type EarningsCalls } from './fake-earnings.ts'
import { createLinkSettingsAnswers, type LinkSettingsCalls } from './fake-link-settings.ts'
import { createMoveAnswers, type MoveCalls } from './fake-moves.ts'
import { type OperatorCalls, operatorAnswers } from './fake-operator-calls.ts'
import { type PremiumCalls, premiumAnswers } from './fake-premium-calls.ts'
import { type SecurityCalls, securityAnswers } from './fake-security-calls.ts'
import { createSeriesAnswers, type SeriesCalls } from './fake-series.ts'
import { type AnalyticsCalls, analyticsAnswers } from './sample-analytics.ts'
import {
  dune,
  listed,
  sampleBookDetails,
  sampleLabel,
  sampleLinks,
  sampleSavedLink,
} from './sample-links.ts'
import { sampleRoute } from './sample-routes.ts'

/** All API calls of the pages, with the server's types. */
export interface FakeCalls
  extends AccountCalls,
    AdminCalls,
    OperatorCalls,
    AnalyticsCalls,
    AuthorPageCalls,
    BulkCalls,
    EarningsCalls,
    LinkSettingsCalls,
    MoveCalls,
    PremiumCalls,
    SecurityCalls,
    SeriesCalls {
  readonly 'books.lookup': (
    input: RouterInputs['books']['lookup'],
  ) => Answer<RouterOutputs['books']['lookup']>
  readonly 'books.search': (
    input: RouterInputs['books']['search'],
  ) => Answer<RouterOutputs['books']['search']>
  readonly 'links.generate': (
    input: RouterInputs['links']['generate'],
  ) => Answer<RouterOutputs['links']['generate']>
  readonly 'links.resolveShort': (
    input: RouterInputs['links']['resolveShort'],
  ) => Answer<RouterOutputs['links']['resolveShort']>
  readonly 'routes.checkSlugs': (
    input: RouterInputs['routes']['checkSlugs'],
  ) => Answer<RouterOutputs['routes']['checkSlugs']>
  readonly 'routes.explain': (
    input: RouterInputs['routes']['explain'],
  ) => Answer<RouterOutputs['routes']['explain']>
  readonly 'links.save': (
    input: RouterInputs['links']['save'],
  ) => Answer<RouterOutputs['links']['save']>
  readonly 'links.annotate': (
    input: RouterInputs['links']['annotate'],
  ) => Answer<RouterOutputs['links']['annotate']>
  readonly 'links.details': (
    input: RouterInputs['links']['details'],
  ) => Answer<RouterOutputs['links']['details']>
  readonly 'links.editDetails': (
    input: RouterInputs['links']['editDetails'],
  ) => Answer<RouterOutputs['links']['editDetails']>
  readonly 'links.removeCover': (
    input: RouterInputs['links']['removeCover'],
  ) => Answer<RouterOutputs['links']['removeCover']>
  readonly 'links.list': (
    input: Exclude<RouterInputs['links']['list'], void> | undefined,
  ) => Answer<RouterOutputs['links']['list']>
  readonly 'links.summary': () => Answer<RouterOutputs['links']['summary']>
  readonly 'links.findKnown': (
    input: RouterInputs['links']['findKnown'],
  ) => Answer<RouterOutputs['links']['findKnown']>
  readonly 'labels.list': () => Answer<RouterOutputs['labels']['list']>
  readonly 'labels.update': (
    input: RouterInputs['labels']['update'],
  ) => Answer<RouterOutputs['labels']['update']>
  readonly 'labels.merge': (
    input: RouterInputs['labels']['merge'],
  ) => Answer<RouterOutputs['labels']['merge']>
  readonly 'labels.remove': (
    input: RouterInputs['labels']['remove'],
  ) => Answer<RouterOutputs['labels']['remove']>
  readonly 'savedFilters.list': () => Answer<RouterOutputs['savedFilters']['list']>
  readonly 'savedFilters.create': (
    input: RouterInputs['savedFilters']['create'],
  ) => Answer<RouterOutputs['savedFilters']['create']>
  readonly 'savedFilters.update': (
    input: RouterInputs['savedFilters']['update'],
  ) => Answer<RouterOutputs['savedFilters']['update']>
  readonly 'savedFilters.remove': (
    input: RouterInputs['savedFilters']['remove'],
  ) => Answer<RouterOutputs['savedFilters']['remove']>
  readonly 'links.get': (
    input: RouterInputs['links']['get'],
  ) => Answer<RouterOutputs['links']['get']>
  readonly 'links.remove': (
    input: RouterInputs['links']['remove'],
  ) => Answer<RouterOutputs['links']['remove']>
  readonly 'links.restore': (
    input: RouterInputs['links']['restore'],
  ) => Answer<RouterOutputs['links']['restore']>
  readonly 'site.describe': () => Answer<RouterOutputs['site']['describe']>
  readonly 'status.report': () => Answer<RouterOutputs['status']['report']>
  readonly 'feedback.send': (
    input: RouterInputs['feedback']['send'],
  ) => Answer<RouterOutputs['feedback']['send']>
}

type Answer<Output> = Output | Promise<Output>

/** Throw this from a fake call to respond with an error, as the server would. */
export class FakeRefusal extends Error {
  readonly reason: ErrorCode
  readonly status: number

  readonly details: Readonly<Record<string, number | string>>

  constructor(reason: ErrorCode, status = 400, details: FakeRefusal['details'] = {}) {
    super(reason)
    this.reason = reason
    this.status = status
    this.details = details
  }
}

export interface FakeApi {
  /** Names of the calls in order, such as `links.generate`, without those that every page makes. */
  readonly calls: readonly string[]
}

const ANSWERS: Omit<
  FakeCalls,
  | keyof PremiumCalls
  | keyof LinkSettingsCalls
  | keyof AuthorPageCalls
  | keyof EarningsCalls
  | keyof MoveCalls
  | keyof SeriesCalls
> = {
  ...accountAnswers,
  ...adminAnswers,
  ...operatorAnswers,
  ...analyticsAnswers,
  ...bulkAnswers,
  ...securityAnswers,
  'books.lookup': () => dune,
  'books.search': () => ({ books: [], sources: ['google-books', 'open-library'] }),
  'links.generate': ({ input }) => sampleLinks(input),
  'links.resolveShort': () => ({ asin: '9780441172719' }),
  'routes.checkSlugs': ({ slugs }) =>
    slugs.map((slug) => ({ slug: slug as Slug, state: 'live' as const })),
  'routes.explain': sampleRoute,
  'links.save': ({ isbn }) => sampleSavedLink(String(isbn)),
  'links.annotate': ({ id, labels = [], note = '' }) =>
    sampleSavedLink('9780441172719', { id, labels: labels.map(sampleLabel), note }),
  'links.details': () => sampleBookDetails(),
  'links.editDetails': () => sampleBookDetails(),
  'links.removeCover': () => sampleBookDetails(),
  'links.list': () => listed([]),
  'links.summary': () => ({ count: 0, clicks30d: 0, top: null }),
  'links.findKnown': () => [],
  'labels.list': () => [],
  'labels.update': ({ id, name = 'Blog', color = 'blue' }) => ({ id, name, color, links: 1 }),
  'labels.merge': ({ into }) => ({ ...sampleLabel('Blog'), id: into, links: 2 }),
  'labels.remove': ({ id }) => ({ ...sampleLabel('Blog'), id, links: 1 }),
  'savedFilters.list': () => [],
  'savedFilters.create': ({ name }) => ({ id: 'filter0000001', name, filter: {} }),
  'savedFilters.update': ({ id, name = 'Blog' }) => ({ id, name, filter: {} }),
  'savedFilters.remove': ({ id }) => ({ id, name: 'Blog', filter: {} }),
  'links.get': () => sampleSavedLink('9780441172719'),
  'links.remove': () => ({ removedAt: '2026-11-21T09:30:00.000Z' }),
  'links.restore': () => sampleSavedLink('9780441172719'),
  'site.describe': () => ({
    operator: { name: 'Example Press Ltd', address: '1 Example Street', email: null },
    uses: { stripe: false, google: false, mail: false },
  }),
  'status.report': () => {
    throw new TypeError('not faked: status.report')
  },
  'feedback.send': () => ({ received: true }),
}

const CALLED_BY_EVERY_PAGE: readonly string[] = ['session.get', 'subscription.check']

type Respond = (url: URL, body: string) => Response | Promise<Response>

/**
 * Replaces the network until the test ends. Answers tRPC batches; `elsewhere` answers requests to
 * other URLs.
 */
export function useFakeApi(
  answers: Partial<FakeCalls> = {},
  elsewhere: Respond = () => new Response('', { status: 404 }),
): FakeApi {
  const calls: string[] = []
  const session = () => known['session.get'](undefined as never)
  const known: FakeCalls = {
    ...ANSWERS,
    ...createLinkSettingsAnswers(),
    ...createAuthorPageAnswers(),
    ...createEarningsAnswers(),
    ...createMoveAnswers(),
    ...createSeriesAnswers(),
    ...premiumAnswers(session),
    ...answers,
  }
  replaceFetch(async (url, body) => {
    if (!url.pathname.startsWith('/api/trpc/')) return await elsewhere(url, body)
    const names = url.pathname.replace('/api/trpc/', '').split(',') as (keyof FakeCalls)[]
    const inputs = JSON.parse(body) as Record<string, never>
    calls.push(...names.filter((name) => !CALLED_BY_EVERY_PAGE.includes(name)))
    const results = await Promise.all(
      names.map((name, index) => answer(() => known[name](inputs[index] as never))),
    )
    return Response.json(results, { status: statusOf(results) })
  })
  return { calls }
}

/** Replaces the network when the server does not answer: a broken connection, a gateway's page. */
export function useFakeNetwork(respond: () => Response | Promise<Response>): void {
  replaceFetch(() => respond())
}

function replaceFetch(respond: Respond): void {
  const replaced = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (input, init) =>
      respond(new URL(String(input), 'http://localhost'), String(init?.body)),
    )
  onTestFinished(() => replaced.mockRestore())
}

type Result = { result: { data: unknown } } | { error: { data: { httpStatus: number } } }

async function answer(call: () => unknown): Promise<Result> {
  try {
    return { result: { data: await call() } }
  } catch (error) {
    if (!(error instanceof FakeRefusal)) throw error
    const { reason, status, details } = error
    const data = { code: 'BAD_REQUEST', httpStatus: status, reason, details, requestId: 'r1' }
    return { error: { code: -32600, message: reason, data } as never }
  }
}

function statusOf(results: readonly Result[]): number {
  const statuses = results.map((one) => ('error' in one ? one.error.data.httpStatus : 200))
  return new Set(statuses).size === 1 ? (statuses[0] ?? 200) : 207
}
