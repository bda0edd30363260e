/** The supported image types. SVG is excluded, because it can contain scripts. */
export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp'

/** What the headers of an image say. */
export interface ImageInfo {
  readonly type: ImageType
  readonly width: number
  readonly height: number
  readonly isAnimated: boolean
  /** For printing presses; browsers and our decoder expect three colors. */
  readonly isCmyk: boolean
}

/** Detects an image by its bytes, not its name or declared type. Undefined if it is none of the three types. */
export function readImageInfo(bytes: Buffer): ImageInfo | undefined {
  return readPng(bytes) ?? readJpeg(bytes) ?? readWebp(bytes)
}

const PNG_START = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

function readPng(bytes: Buffer): ImageInfo | undefined {
  if (bytes.length < 24 || !bytes.subarray(0, 8).equals(PNG_START)) return undefined
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined
  return {
    type: 'image/png',
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    isAnimated: hasAnimationChunk(bytes),
    isCmyk: false,
  }
}

/** Walks the chunks up to the pixels: an animated PNG says so before them. */
function hasAnimationChunk(bytes: Buffer): boolean {
  let position = 8
  while (position + 8 <= bytes.length) {
    const type = bytes.toString('latin1', position + 4, position + 8)
    if (type === 'acTL') return true
    if (type === 'IDAT') return false
    position += 12 + bytes.readUInt32BE(position)
  }
  return false
}

/** Walks the segments up to the frame header (ITU T.81), which holds the size. */
function readJpeg(bytes: Buffer): ImageInfo | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined
  let position = 2
  while (position + 9 <= bytes.length && bytes[position] === 0xff) {
    const marker = bytes.readUInt8(position + 1)
    if (isFrameHeader(marker)) {
      return {
        type: 'image/jpeg',
        width: bytes.readUInt16BE(position + 7),
        height: bytes.readUInt16BE(position + 5),
        isAnimated: false,
        isCmyk: bytes[position + 9] === 4,
      }
    }
    // A fill byte stands alone; a segment is as long as it says.
    const length = marker === 0xff ? -1 : bytes.readUInt16BE(position + 2)
    // Decoders go on right behind these, so the next size that we find would not be the one they use.
    if (hasNoLength(marker) || (length >= 0 && length < 2)) return undefined
    position += 2 + length
  }
  return undefined
}

/** SOF0 to SOF15, without the tables (DHT, DAC) and the reserved marker that lie between. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

/** TEM, RST0 to RST7, SOI and EOI. None of them belongs before the frame header. */
function hasNoLength(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9)
}

const WEBP_ANIMATION_FLAG = 0x02

/** RFC 9649: lossy, lossless and extended files store the size in different places. */
function readWebp(bytes: Buffer): ImageInfo | undefined {
  if (bytes.length < 30 || bytes.toString('latin1', 0, 4) !== 'RIFF') return undefined
  const still = { type: 'image/webp', isAnimated: false, isCmyk: false } as const
  switch (bytes.toString('latin1', 8, 16)) {
    case 'WEBPVP8 ': {
      const [width, height] = [bytes.readUInt16LE(26), bytes.readUInt16LE(28)]
      return { ...still, width: width & 0x3fff, height: height & 0x3fff }
    }
    case 'WEBPVP8L': {
      const bits = bytes.readUInt32LE(21)
      return { ...still, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'WEBPVP8X':
      return {
        ...still,
        width: bytes.readUIntLE(24, 3) + 1,
        height: bytes.readUIntLE(27, 3) + 1,
        isAnimated: (bytes.readUInt8(20) & WEBP_ANIMATION_FLAG) !== 0,
      }
    default:
      return undefined
  }
}
