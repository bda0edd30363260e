/**
 * Why an outgoing call failed. `address`: the guard refused it. `paused`: the circuit breaker or
 * Retry-After pauses the upstream. `malformed`: the response has an unexpected form.
 */
export type OutboundProblem =
  | 'address'
  | 'network'
  | 'timeout'
  | 'status'
  | 'wrong-type'
  | 'too-large'
  | 'malformed'
  | 'paused'
  | 'busy'

interface OutboundErrorOptions extends ErrorOptions {
  readonly status?: number
  readonly retryAfterMs?: number | undefined
}

/** The error of this folder. It never reaches a client; services handle it. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError'
  readonly problem: OutboundProblem
  readonly status: number | null
  readonly retryAfterMs: number | null

  constructor(problem: OutboundProblem, options: OutboundErrorOptions = {}) {
    super(options.status ? `${problem} ${options.status}` : problem, options)
    this.problem = problem
    this.status = options.status ?? null
    this.retryAfterMs = options.retryAfterMs ?? null
  }
}

const NOT_RETRIED: readonly OutboundProblem[] = ['address', 'paused', 'busy', 'timeout']

/**
 * Retries network and server errors, but not other responses: 403 and 429 ask us to stop, and a
 * malformed response stays malformed.
 */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof OutboundError) || NOT_RETRIED.includes(error.problem)) return false
  if (error.problem === 'network') return true
  return (error.status ?? 0) >= 500 && error.retryAfterMs === null
}
