/** The supported image types. SVG is excluded, because it can contain scripts. */
export type CoverType = 'image/jpeg' | 'image/png' | 'image/webp'

export interface CoverImage {
  readonly type: CoverType
  readonly bytes: Buffer
}

/** Catalogs return a tiny image if they have no cover. */
const MIN_SIDE = 30

interface ImageInfo {
  readonly type: CoverType
  readonly width: number
  readonly height: number
}

/**
 * Detects an image by its bytes, not its name or declared type. Undefined if it is none of the three types or
 * too small for a cover.
 */
export function readCoverImage(bytes: Buffer): CoverImage | undefined {
  const picture = readPng(bytes) ?? readJpeg(bytes) ?? readWebp(bytes)
  if (!picture || Math.min(picture.width, picture.height) < MIN_SIDE) return undefined
  return { type: picture.type, bytes }
}

const PNG_START = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

function readPng(bytes: Buffer): ImageInfo | undefined {
  if (bytes.length < 24 || !bytes.subarray(0, 8).equals(PNG_START)) return undefined
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined
  return { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** Walks the segments up to the frame header (ITU T.81), which holds the size. */
function readJpeg(bytes: Buffer): ImageInfo | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined
  let position = 2
  while (position + 9 <= bytes.length && bytes[position] === 0xff) {
    const marker = bytes.readUInt8(position + 1)
    if (isFrameHeader(marker)) {
      const height = bytes.readUInt16BE(position + 5)
      return { type: 'image/jpeg', width: bytes.readUInt16BE(position + 7), height }
    }
    // A fill byte stands alone; a segment is as long as it says.
    position += marker === 0xff ? 1 : 2 + Math.max(bytes.readUInt16BE(position + 2), 2)
  }
  return undefined
}

/** SOF0 to SOF15, without the tables (DHT, DAC) and the reserved marker that lie between. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

/** RFC 9649: lossy, lossless and extended files store the size in different places. */
function readWebp(bytes: Buffer): ImageInfo | undefined {
  if (bytes.length < 30 || bytes.toString('latin1', 0, 4) !== 'RIFF') return undefined
  const type = 'image/webp'
  switch (bytes.toString('latin1', 8, 16)) {
    case 'WEBPVP8 ': {
      const [width, height] = [bytes.readUInt16LE(26), bytes.readUInt16LE(28)]
      return { type, width: width & 0x3fff, height: height & 0x3fff }
    }
    case 'WEBPVP8L': {
      const bits = bytes.readUInt32LE(21)
      return { type, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'WEBPVP8X':
      return { type, width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    default:
      return undefined
  }
}
