import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleType,
  handleWhen,
  type IBackoff,
  type IBackoffFactory,
  retry,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel'
import type { OutboundLimits } from './limits.ts'
import { isWorthRepeating, OutboundError } from './outbound-error.ts'

/** Milliseconds since 1970. */
export type Clock = () => number

export type Attempt<Result> = (signal: AbortSignal) => Promise<Result>
export type Resilience = <Result>(attempt: Attempt<Result>) => Promise<Result>

/**
 * One time limit around everything, few calls at once, one second try, and a breaker that counts
 * tries: after five failures in a row an upstream is left alone for half a minute.
 */
export function createResilience(limits: OutboundLimits, now: Clock): Resilience {
  const policy = wrap(
    timeout(limits.totalMs, TimeoutStrategy.Aggressive),
    bulkhead(limits.inFlight, limits.waiting),
    retry(handleWhen(isWorthRepeating), {
      maxAttempts: 1,
      backoff: new DelegateBackoff(() => limits.retryDelayMs * (1 + Math.random())),
    }),
    circuitBreaker(handleType(OutboundError), {
      halfOpenAfter: restFor(limits.restMs, now),
      breaker: new ConsecutiveBreaker(limits.failuresToOpen),
    }),
  )
  return async (attempt) => {
    try {
      return await policy.execute(({ signal }) => attempt(signal))
    } catch (error) {
      throw toOutboundError(error)
    }
  }
}

/** The library compares a rest's length with the machine's clock; this one asks the clock it is given. */
function restFor(restMs: number, now: Clock): IBackoffFactory<unknown> {
  return {
    next(): IBackoff<unknown> {
      const startedAt = now()
      return {
        get duration() {
          return now() - startedAt < restMs ? Number.POSITIVE_INFINITY : 0
        },
        next: this.next,
      }
    },
  }
}

function toOutboundError(cause: unknown): OutboundError {
  if (cause instanceof OutboundError) return cause
  if (cause instanceof BrokenCircuitError) return new OutboundError('paused', { cause })
  if (cause instanceof BulkheadRejectedError) return new OutboundError('busy', { cause })
  if (cause instanceof TaskCancelledError) return new OutboundError('timeout', { cause })
  return new OutboundError('network', { cause })
}
