/**
 * Decodes the bytes of a text file: UTF-16 or UTF-8 by its byte order mark, else UTF-8, else the older
 * encoding in which the text looks like one of that encoding's languages.
 */
export function decodeFile(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeOlder(bytes)
  }
}

/** Which letters show that an encoding is the right one. They are rare or nonsense in the others. */
const encodings: readonly (readonly [label: string, typical: RegExp])[] = [
  // Japanese has kana. Half-width ones do not count, because they are the letters of Western texts.
  ['shift_jis', /[\u3041-\u30FA]/gu],
  // Words of three small Cyrillic letters. In Windows-1252, they would be accented vowels.
  ['windows-1251', /[а-яё]{3}/gu],
  // Polish has ą ź ł ż within words, where Windows-1252 has ¹ Ÿ ³ ¿.
  ['windows-1250', /(?<=[a-z])[ąźłż]/gu],
]

/** The least share of typical letters among all characters beyond ASCII. */
const MIN_SHARE = 0.2

function decodeOlder(bytes: Uint8Array) {
  for (const [label, typical] of encodings) {
    const text = decodeStrictly(bytes, label)
    if (text === undefined) continue
    const foreign = text.match(/[^\p{ASCII}]/gu)?.length ?? 0
    const found = text.match(typical)?.join('').length ?? 0
    if (found > 0 && found >= foreign * MIN_SHARE) return text
  }
  return new TextDecoder('windows-1252').decode(bytes)
}

/** Undefined if the bytes are no text in this encoding. */
function decodeStrictly(bytes: Uint8Array, label: string) {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
