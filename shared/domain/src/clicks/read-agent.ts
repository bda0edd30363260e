import type { Browser, DeviceType } from './hit.ts'

const TELEVISION = /smart-?tv|google ?tv|android tv|apple ?tv|bravia|hbbtv|\bAFT[A-Z]/i
/** Windows calls a computer with a pen a tablet PC. */
const TABLET = /ipad|tablet(?! pc)|playbook|kindle/i
/**
 * Android phones and Android tablets share this name; only phones' browsers add `Mobile`, before or after it.
 */
const ANDROID = /^mozilla\/.*(?:android|silk\/)/i
const PHONE = /mobile|opera mini/i
const MOBILE = /mobi|iphone|ipod|android|blackberry|opera mini|windows phone|\bfb(?:an|av)\//i

/**
 * Apps in which people open links, by the names in their browsers' user agents. Some send only the app's own
 * name, as Facebook does: `[FBAN/FB4A;FBAV/…]` (github.com/omrilotan/isbot/issues/314).
 */
const APP =
  /\bfb(?:an|av)\/|\bfb_iab\/|\b(?:instagram(?: lite)?|barcelona) \d|musical_ly|\btrill_|bytedancewebview|micromessenger\/|\bline\/|kakaotalk|snapchat(?:[ /]|$)|linkedinapp|^linkedin\/\d|^reddit\/version|pinterest\/(?:ios|android)|twitter for i|twitterandroid|\bgsa\//i

/**
 * Whether a user agent names an app in which people open links. Check `findBotKind` first: some apps' bots
 * have similar names.
 *
 * @example isAppAgent('[FBAN/FB4A;FBAV/567.1;FBDV/SM-S921B;]') // true
 */
export function isAppAgent(userAgent: string): boolean {
  return APP.test(userAgent.slice(0, 1000))
}

/** Apps whose pages open the phone's own browser when such a link is tapped (github.com/shalanah/inapp-debugger). */
const APP_WITH_WAY_OUT =
  /\bfb(?:an|av)\/|\bfb_iab\/|\b(?:instagram|barcelona) \d|musical_ly|\btrill_|bytedancewebview/i

/**
 * The URL that leaves Instagram, Threads, Facebook, or TikTok for the phone's own browser; null elsewhere. It only
 * works when tapped. iOS 17 and later open Safari.
 *
 * @example leaveApp('Mozilla/5.0 (Linux; Android 16) … Instagram 400.0 …', 'https://everyshelf.example/go/dune') // 'intent://everyshelf.example/go/dune#Intent;scheme=https;end'
 */
export function leaveApp(userAgent: string, url: string): string | null {
  const text = userAgent.slice(0, 1000)
  if (!APP_WITH_WAY_OUT.test(text)) return null
  if (/android|fb4a/i.test(text)) {
    const [scheme, rest] = url.split('://')
    return `intent://${rest}#Intent;scheme=${scheme};end`
  }
  const [, version = '0'] = /(?:iphone|cpu) os (\d+)/i.exec(text) ?? []
  return Number(version) >= 17 ? `x-safari-${url}` : null
}

/**
 * Reads the device type from a user agent. Televisions and unknown devices count as Desktop. So
 * does an iPad that requests desktop pages, because it claims to be a Mac. Source: the three device
 * types in the specification's click payload.
 *
 * @example readDevice('Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)') // 'Mobile'
 */
export function readDevice(userAgent: string): DeviceType {
  const text = userAgent.slice(0, 1000)
  if (TELEVISION.test(text)) return 'Desktop'
  if (TABLET.test(text) || (ANDROID.test(text) && !PHONE.test(text))) return 'Tablet'
  return MOBILE.test(text) || isAppAlone(text) ? 'Mobile' : 'Desktop'
}

/** Apps that name themselves and no browser run on phones. */
function isAppAlone(text: string): boolean {
  return APP.test(text) && !/^mozilla\//i.test(text)
}

/** The order matters: nearly all browsers name Safari, most name Chrome, and Edge names both. */
const families: readonly (readonly [RegExp, Browser])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bMSIE |\bTrident\//, 'Internet Explorer'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\b(?:iPhone|iPad|iPod|Macintosh)\b.*AppleWebKit\//, 'Safari'],
]

/**
 * Reads the browser from a user agent. A browser that is built on another counts as that one: Opera
 * and Samsung Internet as Chrome, the browser inside an iPhone app as Safari. Source: the browser
 * names in the specification's click payload.
 *
 * @example readBrowser('Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0') // 'Firefox'
 */
export function readBrowser(userAgent: string): Browser {
  const text = userAgent.slice(0, 1000)
  return families.find(([pattern]) => pattern.test(text))?.[1] ?? 'Unknown'
}
