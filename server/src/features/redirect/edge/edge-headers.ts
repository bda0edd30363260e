/** The headers that classify a hit, and nothing else of a reader's request. */
export const forwardedHeaders = [
  'user-agent',
  'accept-language',
  'referer',
  'sec-fetch-dest',
  'sec-purpose',
  'purpose',
  'x-purpose',
  'x-moz',
  'upgrade',
] as const

export const EDGE_FORMAT_HEADER = 'x-edge-format'
/**
 * The format of what an export puts into a worker. Raise it when a worker with an earlier format would
 * redirect links wrongly.
 */
export const EDGE_FORMAT = 2

/** The worker cuts headers off here. Browsers send shorter ones. */
export const MAX_HEADER_LENGTH = 1000
