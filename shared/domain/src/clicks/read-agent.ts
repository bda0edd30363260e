import type { Browser, DeviceType } from './hit.ts'

const TELEVISION = /smart-?tv|google ?tv|android tv|apple ?tv|bravia|hbbtv|\bAFT[A-Z]/i
const TABLET = /ipad|tablet|playbook|kindle/i
/** Phones say `Mobile` somewhere, before or behind. */
const ANDROID = /android|silk\//i
const PHONE = /mobile|opera mini/i
const MOBILE = /mobi|iphone|ipod|android|blackberry|opera mini|windows phone/i

/**
 * The device of a user agent in the three types of the click payload (specification §7). An iPad
 * that asks for desktop pages says it is a Mac, and counts as one.
 */
export function readDevice(userAgent: string): DeviceType {
  const text = userAgent.slice(0, 1000)
  if (TELEVISION.test(text)) return 'Desktop'
  if (TABLET.test(text) || (ANDROID.test(text) && !PHONE.test(text))) return 'Tablet'
  return MOBILE.test(text) ? 'Mobile' : 'Desktop'
}

/** In this order: nearly all name Safari, most name Chrome, and Edge names both. */
const families: readonly (readonly [RegExp, Browser])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bMSIE |\bTrident\//, 'Internet Explorer'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\b(?:iPhone|iPad|iPod|Macintosh)\b.*AppleWebKit\//, 'Safari'],
]

/**
 * The browser's family, by the names of the click payload. What is built from another browser, and
 * the pages inside an app, count as the family they are made of: Opera and Samsung's as Chrome, an
 * iPhone app's as Safari.
 */
export function readBrowser(userAgent: string): Browser {
  const text = userAgent.slice(0, 1000)
  return families.find(([pattern]) => pattern.test(text))?.[1] ?? 'Unknown'
}
