/** Longer texts are more than addresses. */
const MAX_LENGTH = 300

/** A name in quotation marks may contain spaces. */
const ADDRESS = /^(?:"[^"@]+"|[^\s@:/<>"]+)@[^\s@:/<>"]+\.[^\s@:/<>"]+$/

/** What a mail program and a list write around an address. */
const LABEL = /^(?:mailto|e-?mail|mail)\s*:\s*/i

/**
 * Whether a text consists of email addresses, as mail programs copy them: with a name, in angle brackets,
 * as a link, with characters of any script.
 *
 * @example isEmail('Jane Doe <jane@bücher.example>') // true
 */
export function isEmail(text: string): boolean {
  if (text.length > MAX_LENGTH) return false
  // Keyboards of East Asia type `＠` and `。`.
  const parts = text
    .normalize('NFKC')
    .replaceAll('。', '.')
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
  return parts.length > 0 && parts.every(isAddress)
}

function isAddress(part: string): boolean {
  const inBrackets = /<([^<>]+)>\.?$/.exec(part)?.[1] ?? part
  return ADDRESS.test(inBrackets.trim().replace(LABEL, ''))
}
