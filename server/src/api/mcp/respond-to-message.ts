import {
  createMcpHandler,
  isLegacyRequest,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import type { Request } from 'express'
import { createToolServer, type ToolServerDeps } from './tool-server.ts'

/** What the protocol reads of a request. The key stays here. */
const FORWARDED = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name']

interface MessageDeps extends ToolServerDeps {
  /** Called with what the SDK finds wrong about a message. */
  readonly onProblem: (error: Error) => void
}

/** Answers one message of the Model Context Protocol, of the current version or an earlier one. */
export async function respondToMessage(
  request: Request,
  parsedBody: unknown,
  { onProblem, ...deps }: MessageDeps,
): Promise<Response> {
  const message = toWebRequest(request, deps.call.origin)
  if (await isLegacyRequest(message, parsedBody)) {
    return await respondToFormer(createToolServer(deps), message, parsedBody)
  }
  const handler = createMcpHandler(() => createToolServer(deps), {
    legacy: 'reject',
    maxSubscriptions: 0,
    onerror: onProblem,
  })
  return await handler.fetch(message, { parsedBody })
}

/** Versions before 2026-07-28 open with `initialize`. This server needs no session for them either. */
async function respondToFormer(server: Server, message: globalThis.Request, parsedBody: unknown) {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  try {
    await server.connect(transport)
    return await transport.handleRequest(message, { parsedBody })
  } finally {
    await server.close()
  }
}

function toWebRequest(request: Request, origin: string): globalThis.Request {
  const headers = new Headers()
  for (const name of FORWARDED) {
    const value = request.get(name)
    if (value !== undefined) headers.set(name, value)
  }
  return new globalThis.Request(`${origin}/mcp`, { method: 'POST', headers })
}
