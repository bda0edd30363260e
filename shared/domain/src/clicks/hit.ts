/**
 * The device types and browsers of the click payload (specification §7). We store nothing more
 * precise.
 */
export const deviceTypes = ['Mobile', 'Tablet', 'Desktop'] as const
export type DeviceType = (typeof deviceTypes)[number]

export const browsers = [
  'Chrome',
  'Safari',
  'Firefox',
  'Internet Explorer',
  'Edge',
  'Unknown',
] as const
export type Browser = (typeof browsers)[number]

/**
 * Why a hit does not count as a click. Excluded hits are stored too, so that new rules can count them.
 * The values are stored, so 'data-centre' keeps its first spelling.
 */
export const exclusionReasons = [
  'head',
  'prefetch',
  'background',
  'preview-bot',
  'crawler',
  'automation',
  'own-test',
  'data-centre',
  'over-limit',
  'repeat',
] as const
export type ExclusionReason = (typeof exclusionReasons)[number]
