/**
 * Why a call to the outside gave nothing. `address` is the guard's no; `paused` is our own, while an
 * upstream rests; `malformed` is an answer that is not what the upstream promises.
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

/** The one error of this folder. It never reaches a client: services turn it into their own answer. */
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

const NOT_REPEATED: readonly OutboundProblem[] = ['address', 'paused', 'busy', 'timeout']

/**
 * A second try is worth it when the line or the server failed, not when the upstream has answered:
 * 403 and 429 mean "leave me alone", and nonsense stays nonsense.
 */
export function isWorthRepeating(error: unknown): boolean {
  if (!(error instanceof OutboundError) || NOT_REPEATED.includes(error.problem)) return false
  if (error.problem === 'network') return true
  return (error.status ?? 0) >= 500 && error.retryAfterMs === null
}
