/** The headers that classify a hit, and nothing else of a reader's request. */
export const forwardedHeaders = [
  'user-agent',
  'accept-language',
  'referer',
  'sec-purpose',
  'purpose',
  'x-purpose',
  'x-moz',
] as const

/** The worker cuts headers off here. Browsers send shorter ones. */
export const MAX_HEADER_LENGTH = 1000
