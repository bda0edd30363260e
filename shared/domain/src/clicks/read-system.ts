export type System = 'Windows' | 'macOS' | 'Linux' | 'ChromeOS' | 'Android' | 'iOS' | 'Unknown'

/** The order matters: Android and ChromeOS name Linux too, and an iPhone names Mac OS. */
const families: readonly (readonly [RegExp, System])[] = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(?:intosh| OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/**
 * Reads the operating system from a user agent, so that users can tell their own browsers apart in
 * a list of devices.
 *
 * @example readSystem('Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0') // 'Linux'
 */
export function readSystem(userAgent: string): System {
  const text = userAgent.slice(0, 1000)
  return families.find(([pattern]) => pattern.test(text))?.[1] ?? 'Unknown'
}
