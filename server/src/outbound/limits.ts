/** Limits for one upstream. */
export interface OutboundLimits {
  readonly connectMs: number
  /** From the call to the last byte, including queueing and the retry. */
  readonly totalMs: number
  readonly headerBytes: number
  readonly inFlight: number
  /** Maximum queue length; more calls are refused at once. */
  readonly waiting: number
  readonly failuresToOpen: number
  readonly restMs: number
  /** Delay before the retry, plus up to the same again at random. */
  readonly retryDelayMs: number
}

export const defaultLimits: OutboundLimits = {
  connectMs: 1000,
  totalMs: 3000,
  headerBytes: 16 * 1024,
  inFlight: 4,
  waiting: 100,
  failuresToOpen: 5,
  restMs: 30_000,
  retryDelayMs: 100,
}

export const JSON_MAX_BYTES = 1024 * 1024
export const IMAGE_MAX_BYTES = 2 * 1024 * 1024
