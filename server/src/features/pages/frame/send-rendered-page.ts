import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendPage } from '../../../http/static/send-page.ts'

export interface RenderedPage {
  readonly html: string
  /** The page's content security policy. */
  readonly policy: string
}

/** Sends a page that depends on its reader's country and languages, so no cache may reuse it. */
export async function sendRenderedPage(
  request: IncomingMessage,
  response: ServerResponse,
  { html, policy }: RenderedPage,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const all = {
    'content-security-policy': policy,
    'cache-control': 'private, no-cache',
    vary: 'Accept-Encoding, Accept-Language',
    ...headers,
  }
  for (const [name, value] of Object.entries(all)) response.setHeader(name, value)
  await sendPage(request, response, html)
}
