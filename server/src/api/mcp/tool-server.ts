import { errorMessages } from '@everyshelf/domain/messages'
import {
  type CallToolResult,
  type Tool as ListedTool,
  ProtocolError,
  ProtocolErrorCode,
  Server,
} from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { Failure } from '../../http/errors/problem-detail.ts'
import { SERVER_VERSION } from '../../server-version.ts'
import { describeIssue } from '../../trpc/broken-rule.ts'
import { readFailure, UNEXPECTED } from '../../trpc/read-failure.ts'
import type { Call } from '../rest/endpoint.ts'
import { pickDocumented } from '../rest/run-endpoint.ts'
import type { Tool } from './tool.ts'
import { tools } from './tools.ts'

const INSTRUCTIONS =
  'Everyshelf makes Global Links: one link for a book that sends each reader to a bookstore in their country. Share the `url` of a link, never the URL of a store. With a title, call search_books, and ask which edition is meant if several fit; with an ISBN, an ASIN, or the URL of a bookstore, call find_book. create_link saves the link. list_links, list_labels, and list_series give the IDs that change_link, change_label, and change_series need; change only what the user asked for. explain_route says where a reader goes, read_clicks how many came. An error that names a scope means that the key may not do this.'

/** The same for every account, so it is built once. */
const listed = tools.map(({ name, title, description, input, output, hints }) => ({
  name,
  title,
  description,
  inputSchema: toJsonSchema(input, 'input'),
  outputSchema: toJsonSchema(output, 'output'),
  annotations: hints,
}))

function toJsonSchema(schema: z.ZodObject, io: 'input' | 'output') {
  return z.toJSONSchema(schema, { io }) as ListedTool['inputSchema']
}

const byName = new Map(tools.map((tool) => [tool.name, tool]))

export interface ToolServerDeps {
  readonly call: Call
  /** Called with an error that is our mistake. The assistant learns only that there was one. */
  readonly reportError: (tool: string, error: unknown) => void
}

/** A server for one request. It has the session of the request, and no other state. */
export function createToolServer({ call, reportError }: ToolServerDeps): Server {
  const server = new Server(
    { name: 'everyshelf', title: 'Everyshelf', version: SERVER_VERSION, websiteUrl: call.origin },
    // The list of tools never changes, so no client needs to subscribe to changes.
    { instructions: INSTRUCTIONS, capabilities: { tools: { listChanged: false } } },
  )
  server.setRequestHandler('tools/list', () => ({ tools: listed }))
  server.setRequestHandler('tools/call', async ({ params }) => {
    const tool = byName.get(params.name)
    if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `No tool ${params.name}`)
    const input = tool.input.safeParse(params.arguments ?? {})
    if (!input.success) return toError(`Invalid arguments: ${describeIssues(input.error)}`)
    try {
      return await run(tool, call, input.data)
    } catch (error) {
      const failure = readFailure(error)
      if (!failure) reportError(tool.name, error)
      return toError(describeFailure(failure ?? UNEXPECTED))
    }
  })
  return server
}

async function run(
  tool: Tool,
  call: Call,
  input: Record<string, unknown>,
): Promise<CallToolResult> {
  const structuredContent = pickDocumented(tool.name, tool.output, await tool.handle(call, input))
  return {
    // For assistants that do not read structured content.
    content: [{ type: 'text', text: JSON.stringify(structuredContent) }],
    structuredContent,
  }
}

/** A model reads the error and corrects its call, or tells its user what is missing. */
function toError(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true }
}

function describeFailure({ reason, details }: Failure) {
  const { title, text } = errorMessages[reason]
  const facts = Object.entries({ code: reason, ...details }).map(
    ([name, fact]) => `${name}: ${fact}`,
  )
  return `${title}: ${text} (${facts.join(', ')})`
}

/** @example describeIssues(error) // 'limit must be at most 50' */
function describeIssues({ issues }: z.ZodError) {
  return issues
    .map((issue) => {
      const { field, rule } = describeIssue(issue)
      return `${field || 'input'} ${rule}`
    })
    .join('; ')
}
