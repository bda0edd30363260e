/** What openings are counted by. `hour` is of the day, `reason` why one is no click. */
export const clickDimensions = [
  'country',
  'shop',
  'device',
  'browser',
  'referer',
  'hour',
  'reason',
] as const
export type ClickDimension = (typeof clickDimensions)[number]
