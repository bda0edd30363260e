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
import { isRetryable, OutboundError } from './outbound-error.ts'

/** Milliseconds since 1970. */
export type Clock = () => number

export type Attempt<Result> = (signal: AbortSignal) => Promise<Result>
export type Resilience = <Result>(attempt: Attempt<Result>) => Promise<Result>

/**
 * One timeout for everything, a concurrency limit, one retry, and a circuit breaker that counts
 * attempts: after 5 failures in a row it pauses the upstream for 30 seconds.
 */
export function createResilience(limits: OutboundLimits, now: Clock): Resilience {
  const policy = wrap(
    timeout(limits.totalMs, TimeoutStrategy.Aggressive),
    bulkhead(limits.inFlight, limits.waiting),
    retry(handleWhen(isRetryable), {
      maxAttempts: 1,
      backoff: new DelegateBackoff(() => limits.retryDelayMs * (1 + Math.random())),
    }),
    circuitBreaker(handleType(OutboundError), {
      halfOpenAfter: createPause(limits.restMs, now),
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

/** The library measures the pause by the system clock; this uses the given clock. */
function createPause(restMs: number, now: Clock): IBackoffFactory<unknown> {
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
