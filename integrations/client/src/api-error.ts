/** The body of a response that refuses a request (RFC 9457). */
interface Problem {
  readonly title?: unknown
  readonly detail?: unknown
  readonly code?: unknown
  readonly details?: unknown
  readonly requestId?: unknown
}

export type ErrorDetails = Readonly<Record<string, string | number | boolean>>

/** The server refused a request. Branch on `code`; the documentation lists all codes. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly title: string
  readonly detail: string
  readonly details: ErrorDetails
  /** Quote it when you contact the operator. */
  readonly requestId: string | null
  /** The whole body, with what only some errors have, such as the `results` of a batch. */
  readonly problem: Readonly<Record<string, unknown>>
  /** How long the server wants you to wait; null if it does not say. */
  readonly retryAfterSeconds: number | null

  constructor(response: Response, problem: Problem) {
    const title = textOf(problem.title) ?? `The server responded with ${response.status}`
    const detail = textOf(problem.detail) ?? ''
    super(detail ? `${title}: ${detail}` : title)
    this.status = response.status
    this.problem = { ...problem }
    this.code = textOf(problem.code) ?? 'unexpected'
    this.title = title
    this.detail = detail
    this.details = (problem.details ?? {}) as ErrorDetails
    this.requestId = textOf(problem.requestId) ?? response.headers.get('x-request-id')
    const wait = Number(response.headers.get('retry-after') ?? Number.NaN)
    this.retryAfterSeconds = Number.isFinite(wait) ? wait : null
  }
}

/** The server did not respond. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'
}

/** Proxies respond with other bodies than the API. */
export async function readApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  return new ApiError(response, typeof body === 'object' && body !== null ? body : {})
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
