const POLYNOMIAL = 0xedb88320
const BITS_PER_BYTE = 8

/**
 * The CRC-32 of ASCII text, as in PNG and ZIP (ISO 3309), as an unsigned number.
 *
 * @example crc32('123456789') // 3421780262
 */
export function crc32(text: string): number {
  let remainder = 0xffffffff
  for (let at = 0; at < text.length; at++) {
    remainder ^= text.charCodeAt(at)
    for (let bit = 0; bit < BITS_PER_BYTE; bit++) {
      remainder = (remainder >>> 1) ^ (remainder & 1 ? POLYNOMIAL : 0)
    }
  }
  return (remainder ^ 0xffffffff) >>> 0
}
