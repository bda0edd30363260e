import type { Dispatcher } from 'undici'
import type { OutboundAgent } from '../../outbound/agent.ts'
import { OutboundError } from '../../outbound/outbound-error.ts'

/** What a receiver answered, or why there was no response. */
export interface SendResult {
  readonly status: number | null
  /** Null for a delivered event. */
  readonly error: DeliveryError | null
  readonly responseBody: string | null
}

/**
 * Why an attempt failed. `address`: the guard refused the receiver's address. `secret`: the server can no
 * longer read the secret, because `AUTH_SECRET` has changed.
 */
export type DeliveryError = 'status' | 'redirect' | 'address' | 'timeout' | 'network' | 'secret'

export interface EventRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** From the connection to the last byte of the response. */
export const SEND_TIMEOUT_MS = 10_000
/** More of a response is not read and not stored. */
export const RESPONSE_MAX_BYTES = 1024

/** Sends one request and follows no redirect. Never throws. */
export async function sendEvent(
  agent: Pick<OutboundAgent, 'request'>,
  { url, headers, body }: EventRequest,
  timeoutMs = SEND_TIMEOUT_MS,
): Promise<SendResult> {
  const { origin, pathname, search } = new URL(url)
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const path = pathname + search
    const response = await agent.request({ origin, path, method: 'POST', headers, body, signal })
    const responseBody = await readStart(response.body)
    return { status: response.statusCode, error: findError(response.statusCode), responseBody }
  } catch (error) {
    return { status: null, error: explain(error, signal), responseBody: null }
  }
}

function findError(status: number): DeliveryError | null {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}

function explain(error: unknown, signal: AbortSignal): DeliveryError {
  if (error instanceof OutboundError && error.problem === 'address') return 'address'
  const { name, code } = error as { name?: string; code?: string }
  const isTimeout = signal.aborted || name === 'TimeoutError' || /TIMEOUT/.test(code ?? '')
  return isTimeout ? 'timeout' : 'network'
}

/** The status decides, so a response that breaks off counts with what arrived. */
async function readStart(body: Dispatcher.ResponseData['body']) {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      size += chunk.length
      if (size >= RESPONSE_MAX_BYTES) break
    }
  } catch {}
  body.on('error', () => {})
  body.destroy()
  const text = decodeStart(Buffer.concat(chunks))
  // PostgreSQL stores no zero bytes. Each invalid byte becomes three, so the text is cut again.
  return decodeStart(Buffer.from(text.replaceAll('\0', '\uFFFD')))
}

/** Without a last character that is not complete. */
function decodeStart(bytes: Buffer) {
  return new TextDecoder().decode(bytes.subarray(0, RESPONSE_MAX_BYTES), { stream: true })
}
