import type { ApiScope } from '@everyshelf/domain/api-keys'
import { DomainError } from '@everyshelf/domain/messages'
import type { z } from 'zod'
import type { ExportFormat } from '../../features/analytics/export-clicks.ts'
import type { BookDetailsView } from '../../features/links/details/link-details.service.ts'
import type { Session } from '../../trpc/request-context.ts'
import type { AppRouter } from '../trpc/app-router.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The procedures, called with the session of the API key. All rules are theirs. */
export type Caller = ReturnType<AppRouter['createCaller']>

/** What an endpoint may use to answer. */
export interface Call {
  readonly caller: Caller
  readonly session: Session
  /** Our own origin, for absolute URLs. */
  readonly origin: string
  readonly exportClicks: ExportClicks
  /** Reads the image in the body of the request, and makes it the cover of the link. */
  readonly uploadCover: (linkId: string) => Promise<BookDetailsView>
  /** Counts a request that does the work of several: by how many it is more than one. */
  readonly countMore: (more: number) => void
  readonly now: () => number
}

/** The hits of a period, in chunks of whole rows. */
export type ExportClicks = (
  session: Session,
  input: Readonly<Record<string, string | undefined>>,
  format: ExportFormat,
) => Promise<AsyncIterable<string>>

/** A response that is sent while it is being read. */
export interface StreamedResponse {
  readonly contentType: string
  readonly fileName: string
  readonly chunks: AsyncIterable<string>
}

/** Values for one call, as the documentation shows them. */
export interface Example {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly response?: unknown
}

export interface Input<Params, Query, Body> {
  readonly params: Params
  readonly query: Query
  readonly body: Body
}

interface EndpointOf<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
> {
  /** Its name in the documentation and in generated clients. */
  readonly id: string
  readonly group: EndpointGroup
  readonly method: Method
  /** Below `/api/v1`; parameters in braces. */
  readonly path: `/${string}`
  /** Null if every key may call it. */
  readonly scope: ApiScope | null
  /** Whether only Premium accounts get a response. */
  readonly needsPremium?: true
  readonly summary: string
  readonly description?: string
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** The body is an image, for `uploadCover`. */
  readonly takesImage?: true
  readonly status?: 200 | 201
  /** What clients get; other fields of the response are removed. Null for a streamed file. */
  readonly output: z.ZodType | null
  /** The response has a secret, so it is not stored for repeated requests. */
  readonly hasSecret?: true
  /** What 429 adds to the problem, if the endpoint throws a `PartlyDone`. */
  readonly partlyDone?: z.ZodObject
  /** The endpoint that reads what this one changes, for `If-Match`. */
  readonly changes?: string
  /** The address of what was created, for `Location`. */
  readonly locate?: (response: { readonly id: string }) => string
  /** Whether a request with this response changed nothing, so that a repetition may run again. */
  readonly hasNoEffect?: (response: unknown) => boolean
  readonly example: Example
}

interface Handling<Params extends z.ZodObject, Query extends z.ZodObject, Body extends z.ZodType> {
  /**
   * Parameters are parsed. A body is checked and passed on as it came, because the procedure
   * parses it.
   */
  readonly handle: (
    call: Call,
    input: Input<z.output<Params>, z.output<Query>, z.input<Body>>,
  ) => Promise<unknown>
}

/** A limit ended the request before all of it was done. The client learns what was. */
export class PartlyDone extends DomainError {
  readonly done: object

  constructor(retryAfterSeconds: number, done: object) {
    super('rate-limited', { retryAfterSeconds })
    this.done = done
  }
}

/** One endpoint of the API, for the server and for the documentation. */
export interface Endpoint extends EndpointOf<z.ZodObject, z.ZodObject, z.ZodType> {
  readonly handle: (
    call: Call,
    input: Input<Record<string, unknown>, Record<string, unknown>, unknown>,
  ) => Promise<unknown>
}

export const endpointGroups = [
  'Books',
  'Links',
  'Imports',
  'Labels',
  'Series',
  'Clicks',
  'Earnings',
  'Webhooks',
  'Key',
] as const
export type EndpointGroup = (typeof endpointGroups)[number]

/** Infers the types of the input from the schemas. */
export function defineEndpoint<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
>(endpoint: EndpointOf<Params, Query, Body> & Handling<Params, Query, Body>): Endpoint {
  // The route parses the input with these schemas before it calls `handle`.
  return endpoint as unknown as Endpoint
}

export function isStreamed(response: unknown): response is StreamedResponse {
  return typeof response === 'object' && response !== null && 'chunks' in response
}
