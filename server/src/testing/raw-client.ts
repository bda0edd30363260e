import { once } from 'node:events'
import { connect } from 'node:net'

/** A response as received. */
export interface RawResponse {
  readonly status: number
  /** Lowercase names; a repeated header has several entries. */
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: string
}

export interface RawRequest {
  readonly method?: string
  /** Put into the request line unchanged, one byte per character. */
  readonly target: string
  readonly host?: string
  readonly headers?: readonly string[]
  readonly body?: string
}

const AT_ONCE = 100

/**
 * Sends requests over shared connections and reads the responses in order. When a connection ends,
 * it continues on another; requests without a response are missing from the result.
 */
export async function sendRaw(
  url: string,
  requests: readonly RawRequest[],
): Promise<RawResponse[]> {
  const responses: RawResponse[] = []
  while (responses.length < requests.length) {
    const next = requests.slice(responses.length, responses.length + AT_ONCE)
    const answered = await sendTogether(url, next)
    if (answered.length === 0) break
    responses.push(...answered)
  }
  return responses
}

async function sendTogether(url: string, requests: readonly RawRequest[]): Promise<RawResponse[]> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port) })
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  const texts = requests.flatMap((request, index) => {
    const { method = 'GET', target, host = 'everyshelf.test', headers = [], body } = request
    const isLast = index === requests.length - 1
    const bytes = Buffer.from(body ?? '')
    const head = [
      `${method} ${target} HTTP/1.1`,
      `Host: ${host}`,
      ...headers,
      ...(body === undefined ? [] : [`Content-Length: ${bytes.length}`]),
      `Connection: ${isLast ? 'close' : 'keep-alive'}`,
      '\r\n',
    ].join('\r\n')
    return [Buffer.from(head, 'latin1'), bytes]
  })
  socket.write(Buffer.concat(texts))
  await once(socket, 'close')
  return parseResponses(Buffer.concat(chunks).toString('latin1'), requests)
}

function parseResponses(text: string, requests: readonly RawRequest[]): RawResponse[] {
  const responses: RawResponse[] = []
  let at = 0
  while (at < text.length) {
    const headEnd = text.indexOf('\r\n\r\n', at)
    const [statusLine = '', ...lines] = text.slice(at, headEnd).split('\r\n')
    const headers = lines.map((line): [string, string] => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    })
    const status = Number(statusLine.split(' ')[1])
    const hasBody = requests[responses.length]?.method !== 'HEAD' && status !== 304
    const { body, end } = readBody(text, headEnd + 4, hasBody ? headers : [])
    responses.push({ status, headers, body })
    at = end
  }
  return responses
}

function readBody(
  text: string,
  begin: number,
  headers: RawResponse['headers'],
): { readonly body: string; readonly end: number } {
  if (findHeader(headers, 'transfer-encoding') !== 'chunked') {
    const end = begin + Number(findHeader(headers, 'content-length') ?? 0)
    return { body: text.slice(begin, end), end }
  }
  let body = ''
  for (let at = begin; ; ) {
    const lineEnd = text.indexOf('\r\n', at)
    const length = Number.parseInt(text.slice(at, lineEnd), 16)
    if (!(length > 0)) return { body, end: lineEnd + 4 }
    body += text.slice(lineEnd + 2, lineEnd + 2 + length)
    at = lineEnd + 4 + length
  }
}

function findHeader(headers: RawResponse['headers'], name: string): string | undefined {
  return headers.find(([header]) => header === name)?.[1]
}

/** The value of a header; undefined when missing, throws when repeated. */
export function headerOf(response: RawResponse, name: string): string | undefined {
  const values = response.headers.filter(([header]) => header === name)
  if (values.length > 1) throw new Error(`${name} appears ${values.length} times`)
  return values[0]?.[1]
}
