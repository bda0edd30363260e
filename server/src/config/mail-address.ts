export interface Mailbox {
  readonly name: string
  readonly address: string
}

const ADDRESS_MAX_LENGTH = 254

/**
 * ASCII without spaces, control characters, or characters that separate or group addresses in a
 * header.
 */
const ADDRESS = /^[^\s"(),:;<>@[\\\]]+@[a-z0-9.-]+$/i
const ASCII = /^[\x21-\x7e]+$/

/**
 * Whether a text is one bare address that is safe in a header and in an envelope.
 *
 * @example isMailAddress('ada@example.org\r\nBcc: eve@evil.test') // false
 */
export function isMailAddress(text: string): boolean {
  return text.length <= ADDRESS_MAX_LENGTH && ASCII.test(text) && ADDRESS.test(text)
}

/** For addresses that were checked before; the error message does not repeat the text. */
export function requireMailAddress(text: string): string {
  if (!isMailAddress(text)) throw new TypeError('not a mail address')
  return text
}

/**
 * Reads a sender as people write it, with or without a name.
 *
 * @example parseMailbox('Everyshelf <noreply@localhost>') // { name: 'Everyshelf', address: 'noreply@localhost' }
 */
export function parseMailbox(text: string): Mailbox | undefined {
  const [, quoted, plain = '', bracketed] =
    /^(?:"([^"\\\r\n]*)"|([^"<>\r\n]*?)) *<([^<>]*)>$/.exec(text.trim()) ?? []
  const address = bracketed ?? text.trim()
  return isMailAddress(address) ? { name: quoted ?? plain, address } : undefined
}
