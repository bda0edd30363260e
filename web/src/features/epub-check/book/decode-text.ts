/** The text of a file, and how to turn a changed text into bytes again. */
interface DecodedText {
  readonly text: string
  readonly encode: (text: string) => Uint8Array<ArrayBuffer>
}

const DECLARATION_BYTES = 200
const DECLARED = /^<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/

/** Decodes so that the same text becomes the same bytes, with or without a byte order mark. */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): DecodedText {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeUtf16(bytes, true)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeUtf16(bytes, false)
  const start = String.fromCharCode(...bytes.subarray(0, DECLARATION_BYTES))
  const declared = DECLARED.exec(start)?.[1]
  const singleByte = declared === undefined ? undefined : findSingleByte(declared)
  if (singleByte) return decodeSingleByte(bytes, singleByte)
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return { text, encode: (changed) => new TextEncoder().encode(changed) }
  } catch {
    return decodeSingleByte(bytes, listCharacters('windows-1252'))
  }
}

/** The character of each byte. */
function listCharacters(label: string): string {
  const every = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  return new TextDecoder(label).decode(every)
}

function findSingleByte(label: string): string | undefined {
  try {
    const characters = listCharacters(label)
    const isReversible = new Set(characters).size === 256 && characters.length === 256
    return isReversible ? characters : undefined
  } catch {
    return undefined
  }
}

function decodeSingleByte(bytes: Uint8Array, characters: string): DecodedText {
  const byCharacter = new Map(Array.from(characters, (character, byte) => [character, byte]))
  const parts: string[] = []
  for (const byte of bytes) parts.push(characters.charAt(byte))
  return {
    text: parts.join(''),
    encode: (text) =>
      Uint8Array.from(text, (character) => byCharacter.get(character) ?? '?'.charCodeAt(0)),
  }
}

function decodeUtf16(bytes: Uint8Array<ArrayBuffer>, isLittleEndian: boolean): DecodedText {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const hasHalfUnit = bytes.byteLength % 2 === 1
  const parts: string[] = []
  for (let at = 0; at + 1 < bytes.byteLength; at += 2) {
    parts.push(String.fromCharCode(view.getUint16(at, isLittleEndian)))
  }
  return {
    text: parts.join(''),
    encode: (text) => {
      const encoded = new Uint8Array(text.length * 2 + (hasHalfUnit ? 1 : 0))
      const units = new DataView(encoded.buffer)
      for (let at = 0; at < text.length; at++) {
        units.setUint16(at * 2, text.charCodeAt(at), isLittleEndian)
      }
      if (hasHalfUnit) encoded.set(bytes.subarray(-1), text.length * 2)
      return encoded
    },
  }
}
