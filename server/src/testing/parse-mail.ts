/** An email as its server received it. */
export interface ReceivedMail {
  readonly envelope: { readonly from: string; readonly to: readonly string[] }
  /** Names in lower case, folded lines joined, in order. */
  readonly headers: readonly (readonly [string, string])[]
  readonly text: string
  /** Null when it has only text. */
  readonly html: string | null
  readonly raw: string
}

interface Part {
  readonly headers: ReceivedMail['headers']
  readonly body: string
}

/** Parses a received email: text only, or text and HTML. */
export function parseMail(raw: string, envelope: ReceivedMail['envelope']): ReceivedMail {
  const whole = parsePart(raw)
  const boundary = /boundary="([^"]+)"/.exec(headerIn(whole, 'content-type'))?.[1]
  const parts = boundary
    ? whole.body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => parsePart(part.trimStart().replace(/\r\n$/, '')))
    : [whole]
  const bodyOf = (type: string) => {
    const part = parts.find((one) => headerIn(one, 'content-type').startsWith(type))
    return part ? decode(part) : null
  }
  return {
    envelope,
    headers: whole.headers,
    text: bodyOf('text/plain') ?? '',
    html: bodyOf('text/html'),
    raw,
  }
}

/** All values of one header. */
export function headersOf(mail: ReceivedMail, name: string): string[] {
  return mail.headers.filter(([header]) => header === name).map(([, value]) => value)
}

/** The first link in the text. */
export function linkIn(mail: ReceivedMail): string {
  const link = /https?:\/\/\S+/.exec(mail.text)?.[0]
  if (!link) throw new Error('the email has no link')
  return link
}

function parsePart(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { headers, body: raw.slice(end + 4) }
}

function headerIn(part: Part, name: string): string {
  return part.headers.find(([header]) => header === name)?.[1] ?? ''
}

function decode(part: Part): string {
  const body = decodeTransfer(part.body, headerIn(part, 'content-transfer-encoding'))
  return body.replace(/\r\n/g, '\n')
}

function decodeTransfer(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
