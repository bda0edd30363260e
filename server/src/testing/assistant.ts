import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { TestApp } from './test-app.ts'

/** What a tool answered. */
export interface ToolResult {
  readonly isError: boolean
  /** All text of the response. */
  readonly text: string
  readonly structured: Readonly<Record<string, unknown>>
}

export interface Assistant {
  readonly client: Client
  readonly call: (tool: string, input?: Record<string, unknown>) => Promise<ToolResult>
}

/** `current` speaks 2026-07-28; `former` opens with `initialize`, like assistants of 2025. */
export type ProtocolVersion = 'current' | 'former'

/** Connects the official client to `/mcp` with a key. */
export async function connectAssistant(
  { url }: Pick<TestApp, 'url'>,
  key: string,
  version: ProtocolVersion = 'current',
): Promise<Assistant> {
  const mode = version === 'current' ? { pin: '2026-07-28' } : 'legacy'
  const client = new Client(
    { name: 'an-assistant', version: '1.0.0' },
    { versionNegotiation: { mode } },
  )
  const headers = { authorization: `Bearer ${key}` }
  const transport = new StreamableHTTPClientTransport(new URL(`${url}/mcp`), {
    requestInit: { headers },
  })
  await client.connect(transport)
  return {
    client,
    call: async (name, input = {}) => {
      const { content, isError, structuredContent } = await client.callTool({
        name,
        arguments: input,
      })
      const texts = content.flatMap((part) => (part.type === 'text' ? part.text : []))
      return {
        isError: isError === true,
        text: texts.join('\n'),
        structured: (structuredContent ?? {}) as Record<string, unknown>,
      }
    },
  }
}
