/**
 * The device types and browsers that the specification lists for the click payload. We store nothing more
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

export const REFERRER_HOST_MAX_LENGTH = 253

/** A host that a referrer can have: neither an IP address nor a local name. */
export const REFERRER_HOST = /^[a-z0-9.-]*\.[a-z][a-z0-9-]*$/

/**
 * Whether the analytics can name this host as a referrer.
 *
 * @example isReferrerHost('www.example.org') // true
 */
export function isReferrerHost(host: string): boolean {
  return host.length <= REFERRER_HOST_MAX_LENGTH && REFERRER_HOST.test(host)
}

/**
 * Why a hit does not count as a click. Excluded hits are stored too, so that new rules can count them.
 */
export const exclusionReasons = [
  'head',
  'prefetch',
  'background',
  'preview-bot',
  'crawler',
  'automation',
  'own-test',
  'data-center',
  'over-limit',
  'repeat',
] as const
export type ExclusionReason = (typeof exclusionReasons)[number]
