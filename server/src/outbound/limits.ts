/** What one upstream may cost us (hardening S18, R20, R21). */
export interface OutboundLimits {
  readonly connectMs: number
  /** From the call to the last byte, waiting and the second try included. */
  readonly totalMs: number
  readonly headerBytes: number
  readonly inFlight: number
  /** Calls that may wait for a free place; more are refused at once. */
  readonly waiting: number
  readonly failuresToOpen: number
  readonly restMs: number
  /** The second try comes after this, and up to as much again. */
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
