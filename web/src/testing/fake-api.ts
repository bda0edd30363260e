import type { Slug } from '@everyshelf/domain/links'
import type { ErrorCode } from '@everyshelf/domain/messages'
import type { RouterInputs, RouterOutputs } from '@everyshelf/server/api'
import { onTestFinished, vi } from 'vitest'
import { type AccountCalls, accountHandlers } from './fake-account-calls.ts'
import { type AdminCalls, adminHandlers } from './fake-admin-calls.ts'
import { type AuthorPageCalls, createAuthorPageHandlers } from './fake-author-page-calls.ts'
import { type BulkCalls, bulkHandlers } from './fake-bulk-calls.ts'
import { createEarningsHandlers, type EarningsCalls } from './fake-earnings.ts'
import { createLinkSettingsHandlers, type LinkSettingsCalls } from './fake-link-settings.ts'
import { createMoveHandlers, type MoveCalls } from './fake-moves.ts'
import { type OperatorCalls, operatorHandlers } from './fake-operator-calls.ts'
import { type PremiumCalls, premiumHandlers } from './fake-premium-calls.ts'
import { type SecurityCalls, securityHandlers } from './fake-security-calls.ts'
import { createSeriesHandlers, type SeriesCalls } from './fake-series.ts'
import { type AnalyticsCalls, analyticsHandlers } from './sample-analytics.ts'
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
  ) => Returned<RouterOutputs['books']['lookup']>
  readonly 'books.search': (
    input: RouterInputs['books']['search'],
  ) => Returned<RouterOutputs['books']['search']>
  readonly 'links.generate': (
    input: RouterInputs['links']['generate'],
  ) => Returned<RouterOutputs['links']['generate']>
  readonly 'links.resolveShort': (
    input: RouterInputs['links']['resolveShort'],
  ) => Returned<RouterOutputs['links']['resolveShort']>
  readonly 'routes.checkSlugs': (
    input: RouterInputs['routes']['checkSlugs'],
  ) => Returned<RouterOutputs['routes']['checkSlugs']>
  readonly 'routes.explain': (
    input: RouterInputs['routes']['explain'],
  ) => Returned<RouterOutputs['routes']['explain']>
  readonly 'links.save': (
    input: RouterInputs['links']['save'],
  ) => Returned<RouterOutputs['links']['save']>
  readonly 'links.annotate': (
    input: RouterInputs['links']['annotate'],
  ) => Returned<RouterOutputs['links']['annotate']>
  readonly 'links.details': (
    input: RouterInputs['links']['details'],
  ) => Returned<RouterOutputs['links']['details']>
  readonly 'links.editDetails': (
    input: RouterInputs['links']['editDetails'],
  ) => Returned<RouterOutputs['links']['editDetails']>
  readonly 'links.removeCover': (
    input: RouterInputs['links']['removeCover'],
  ) => Returned<RouterOutputs['links']['removeCover']>
  readonly 'links.list': (
    input: Exclude<RouterInputs['links']['list'], void> | undefined,
  ) => Returned<RouterOutputs['links']['list']>
  readonly 'links.summary': () => Returned<RouterOutputs['links']['summary']>
  readonly 'labels.list': () => Returned<RouterOutputs['labels']['list']>
  readonly 'labels.update': (
    input: RouterInputs['labels']['update'],
  ) => Returned<RouterOutputs['labels']['update']>
  readonly 'labels.merge': (
    input: RouterInputs['labels']['merge'],
  ) => Returned<RouterOutputs['labels']['merge']>
  readonly 'labels.remove': (
    input: RouterInputs['labels']['remove'],
  ) => Returned<RouterOutputs['labels']['remove']>
  readonly 'savedFilters.list': () => Returned<RouterOutputs['savedFilters']['list']>
  readonly 'savedFilters.create': (
    input: RouterInputs['savedFilters']['create'],
  ) => Returned<RouterOutputs['savedFilters']['create']>
  readonly 'savedFilters.update': (
    input: RouterInputs['savedFilters']['update'],
  ) => Returned<RouterOutputs['savedFilters']['update']>
  readonly 'savedFilters.remove': (
    input: RouterInputs['savedFilters']['remove'],
  ) => Returned<RouterOutputs['savedFilters']['remove']>
  readonly 'links.get': (
    input: RouterInputs['links']['get'],
  ) => Returned<RouterOutputs['links']['get']>
  readonly 'links.remove': (
    input: RouterInputs['links']['remove'],
  ) => Returned<RouterOutputs['links']['remove']>
  readonly 'links.restore': (
    input: RouterInputs['links']['restore'],
  ) => Returned<RouterOutputs['links']['restore']>
  readonly 'site.describe': () => Returned<RouterOutputs['site']['describe']>
  readonly 'status.report': () => Returned<RouterOutputs['status']['report']>
  readonly 'feedback.send': (
    input: RouterInputs['feedback']['send'],
  ) => Returned<RouterOutputs['feedback']['send']>
}

type Returned<Output> = Output | Promise<Output>

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

const HANDLERS: Omit<
  FakeCalls,
  | keyof PremiumCalls
  | keyof LinkSettingsCalls
  | keyof AuthorPageCalls
  | keyof EarningsCalls
  | keyof MoveCalls
  | keyof SeriesCalls
> = {
  ...accountHandlers,
  ...adminHandlers,
  ...operatorHandlers,
  ...analyticsHandlers,
  ...bulkHandlers,
  ...securityHandlers,
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
  'links.summary': () => ({ count: 0, clicks30d: 0 }),
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
  handlers: Partial<FakeCalls> = {},
  elsewhere: Respond = () => new Response('', { status: 404 }),
): FakeApi {
  const calls: string[] = []
  const session = () => known['session.get'](undefined as never)
  const known: FakeCalls = {
    ...HANDLERS,
    ...createLinkSettingsHandlers(),
    ...createAuthorPageHandlers(),
    ...createEarningsHandlers(),
    ...createMoveHandlers(),
    ...createSeriesHandlers(),
    ...premiumHandlers(session),
    ...handlers,
  }
  replaceFetch(async (url, body) => {
    if (!url.pathname.startsWith('/api/trpc/')) return await elsewhere(url, body)
    const names = url.pathname.replace('/api/trpc/', '').split(',') as (keyof FakeCalls)[]
    const inputs = JSON.parse(body) as Record<string, never>
    calls.push(...names.filter((name) => !CALLED_BY_EVERY_PAGE.includes(name)))
    const results = await Promise.all(
      names.map((name, index) => runCall(() => known[name](inputs[index] as never))),
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

async function runCall(call: () => unknown): Promise<Result> {
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
