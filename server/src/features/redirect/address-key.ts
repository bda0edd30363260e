const DOT = 46
const ZERO = 48

/**
 * The cache key of an address: an IPv4 address as a 32-bit integer, since a Map finds numbers without
 * hashing text; anything else as the text itself. Two texts never share a key: a part with a leading
 * zero, which some programs read as octal, is not accepted as IPv4.
 *
 * @example addressKey('192.0.2.1') // -1073741311
 */
export function addressKey(text: string): number | string {
  let bits = 0
  let part = 0
  let digits = 0
  let dots = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const digit = code - ZERO
    if (code === DOT && digits > 0) {
      bits = (bits << 8) | part
      part = 0
      digits = 0
      dots++
    } else if (digit >= 0 && digit <= 9 && !(digits > 0 && part === 0)) {
      part = part * 10 + digit
      digits++
      if (part > 255) return text
    } else return text
  }
  return dots === 3 && digits > 0 ? (bits << 8) | part : text
}
