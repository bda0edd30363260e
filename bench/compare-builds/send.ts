import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'

export interface SentRequest {
  readonly method?: string
  /** As it is sent, also where a browser would write it differently. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
}

export interface SentResponse {
  readonly status: number
  /** Without what differs between two responses of one build. */
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export type Send = (request: SentRequest) => Promise<SentResponse>

/** Sends requests to a build on this machine. */
export function createSender(port: number): { readonly send: Send; readonly close: () => void } {
  const agent = new Agent({ keepAlive: true })
  const send: Send = ({ path, method = 'GET', headers = {}, body }) =>
    new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, agent, path, method, headers })
      sent.on('error', reject)
      sent.on('response', (response) => {
        text(response).then(
          (read) =>
            resolve({
              status: response.statusCode ?? 0,
              headers: withoutChance(response.headers),
              body: withoutRequestId(read),
            }),
          reject,
        )
      })
      sent.end(body)
    })
  return { send, close: () => agent.destroy() }
}

/** Node sends the real time, and the ids of requests and clicks hold random bits of their process. */
function withoutChance({
  date: _,
  'x-request-id': __,
  'x-click': click,
  ...headers
}: IncomingHttpHeaders): IncomingHttpHeaders {
  return click === undefined ? headers : { ...headers, 'x-click': 'an id' }
}

function withoutRequestId(body: string): string {
  return body.replace(/"requestId":"[\w-]+"/, '"requestId":"an id"')
}
