import { once } from 'node:events'
import { connect } from 'node:net'

/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number
  /** Lower case names; a header that came twice is there twice. */
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: string
}

export interface RawRequest {
  readonly method?: string
  /** Put into the request line as it is, one byte a character. */
  readonly target: string
  readonly headers?: readonly string[]
}

const AT_ONCE = 100

/** Sends requests over one connection, many at a time, and reads the answers in order. */
export async function sendRaw(url: string, requests: readonly RawRequest[]): Promise<RawAnswer[]> {
  const answers: RawAnswer[] = []
  for (let from = 0; from < requests.length; from += AT_ONCE) {
    answers.push(...(await sendTogether(url, requests.slice(from, from + AT_ONCE))))
  }
  return answers
}

async function sendTogether(url: string, requests: readonly RawRequest[]): Promise<RawAnswer[]> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port) })
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  const texts = requests.map(({ method = 'GET', target, headers = [] }, index) => {
    const isLast = index === requests.length - 1
    return [
      `${method} ${target} HTTP/1.1`,
      'Host: everyshelf.test',
      ...headers,
      `Connection: ${isLast ? 'close' : 'keep-alive'}`,
      '\r\n',
    ].join('\r\n')
  })
  socket.write(Buffer.from(texts.join(''), 'latin1'))
  await once(socket, 'close')
  return parseAnswers(Buffer.concat(chunks).toString('latin1'), requests)
}

function parseAnswers(text: string, requests: readonly RawRequest[]): RawAnswer[] {
  const answers: RawAnswer[] = []
  let at = 0
  while (at < text.length) {
    const headEnd = text.indexOf('\r\n\r\n', at)
    const [statusLine = '', ...lines] = text.slice(at, headEnd).split('\r\n')
    const headers = lines.map((line): [string, string] => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    })
    const hasBody = requests[answers.length]?.method !== 'HEAD'
    const length = hasBody ? Number(findHeader(headers, 'content-length') ?? 0) : 0
    const body = text.slice(headEnd + 4, headEnd + 4 + length)
    answers.push({ status: Number(statusLine.split(' ')[1]), headers, body })
    at = headEnd + 4 + length
  }
  return answers
}

function findHeader(headers: RawAnswer['headers'], name: string): string | undefined {
  return headers.find(([header]) => header === name)?.[1]
}

/** The one value of a header; undefined when it is missing, an error when it is there twice. */
export function headerOf(answer: RawAnswer, name: string): string | undefined {
  const values = answer.headers.filter(([header]) => header === name)
  if (values.length > 1) throw new Error(`${name} is there ${values.length} times`)
  return values[0]?.[1]
}
