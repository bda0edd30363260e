/**
 * What clicks and hits are grouped by. `hour` is the hour of the day, `reason` the exclusion
 * reason.
 */
export const clickDimensions = [
  'country',
  'seller',
  'device',
  'browser',
  'referer',
  'hour',
  'reason',
] as const
export type ClickDimension = (typeof clickDimensions)[number]
