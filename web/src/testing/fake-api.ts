import type { ErrorCode } from '@everyshelf/domain/messages'
import type { RouterInputs, RouterOutputs } from '@everyshelf/server/api'
import { onTestFinished, vi } from 'vitest'
import type { SessionAnswer } from '../lib/session-state.ts'
import { signedOutAnswer } from './fake-session.ts'
import { dune, sampleLinks } from './sample-links.ts'

/** The calls that these pages make, typed as the server has them. */
export interface FakeCalls {
  readonly 'session.get': () => Answer<SessionAnswer>
  readonly 'books.lookup': (
    input: RouterInputs['books']['lookup'],
  ) => Answer<RouterOutputs['books']['lookup']>
  readonly 'links.generate': (
    input: RouterInputs['links']['generate'],
  ) => Answer<RouterOutputs['links']['generate']>
}

type Answer<Output> = Output | Promise<Output>

/** Throw it from a call to answer as the server's error mapping does. */
export class FakeRefusal extends Error {
  readonly reason: ErrorCode
  readonly status: number

  readonly details: Readonly<Record<string, number>>

  constructor(reason: ErrorCode, status = 400, details = {}) {
    super(reason)
    this.reason = reason
    this.status = status
    this.details = details
  }
}

export interface FakeApi {
  /** `links.generate`, in order; every page asks for the session, which is left out. */
  readonly calls: readonly string[]
}

const ANSWERS: FakeCalls = {
  'session.get': () => signedOutAnswer,
  'books.lookup': () => dune,
  'links.generate': ({ input }) => sampleLinks(input),
}

/** Takes the place of the network until the test ends; speaks tRPC's batches. */
export function useFakeApi(answers: Partial<FakeCalls> = {}): FakeApi {
  const calls: string[] = []
  const known: FakeCalls = { ...ANSWERS, ...answers }
  replaceFetch(async (url, body) => {
    const names = url.pathname.replace('/api/trpc/', '').split(',') as (keyof FakeCalls)[]
    const inputs = JSON.parse(body) as Record<string, never>
    calls.push(...names.filter((name) => name !== 'session.get'))
    const results = await Promise.all(
      names.map((name, index) => answer(() => known[name](inputs[index] as never))),
    )
    return Response.json(results, { status: statusOf(results) })
  })
  return { calls }
}

/** What comes when the server itself does not answer: a broken connection, a gateway's page. */
export function useFakeNetwork(respond: () => Response | Promise<Response>): void {
  replaceFetch(() => respond())
}

function replaceFetch(respond: (url: URL, body: string) => Response | Promise<Response>): void {
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
