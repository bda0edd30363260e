import { useState } from 'react'
import { buildTarget, listHeaders, type RequestValues } from './build-request.ts'
import type { EndpointView } from './openapi-document.ts'

interface ReceivedResponse {
  readonly status: string
  /** What is left of the account's limits. */
  readonly rateLimit: string
  readonly text: string
}

const SHOWN_CHARACTERS = 20_000

/** Sends a request to this server with a key, and never with cookies. */
export function useTryIt(endpoint: EndpointView, key: string) {
  const [isSending, setSending] = useState(false)
  const [received, setReceived] = useState<ReceivedResponse | 'failed' | null>(null)
  const send = async (values: RequestValues) => {
    setSending(true)
    try {
      const response = await fetch(buildTarget(endpoint, values), {
        method: endpoint.method,
        headers: [...listHeaders(endpoint, values), ['authorization', `Bearer ${key.trim()}`]],
        credentials: 'omit',
        ...(endpoint.body !== null && { body: values.body }),
        ...(values.image && { body: values.image }),
      })
      setReceived({
        status: `${response.status} ${response.statusText}`.trim(),
        rateLimit: response.headers.get('ratelimit') ?? '',
        text: format(await response.text()),
      })
    } catch {
      setReceived('failed')
    }
    setSending(false)
  }
  return { isSending, received, send }
}

function format(text: string) {
  const shown = text.slice(0, SHOWN_CHARACTERS)
  try {
    return JSON.stringify(JSON.parse(text), null, 2).slice(0, SHOWN_CHARACTERS)
  } catch {
    return shown
  }
}
