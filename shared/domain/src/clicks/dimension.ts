/**
 * What clicks and hits are grouped by. `hour` is the hour of the day, `reason` the exclusion
 * reason. Stored counts have this order, so new dimensions come last.
 */
export const clickDimensions = [
  'country',
  'seller',
  'device',
  'browser',
  'referrer',
  'hour',
  'reason',
  'channel',
  'campaign',
] as const
export type ClickDimension = (typeof clickDimensions)[number]

/**
 * The value under which analytics sum up campaigns or referrers that they do not list. No campaign begins with
 * a space, and no host contains one.
 */
export const OTHER_VALUES = ' other'
