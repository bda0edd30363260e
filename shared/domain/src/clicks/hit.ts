/** Device types and browsers that the specification's click payload names; nothing finer is kept. */
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

/** Why a hit is left out of the clicks. Hits are kept all the same, so that counts can be redone. */
export const exclusionReasons = [
  'head',
  'prefetch',
  'preview-bot',
  'crawler',
  'automation',
  'own-test',
  'data-centre',
  'over-limit',
  'repeat',
] as const
export type ExclusionReason = (typeof exclusionReasons)[number]
