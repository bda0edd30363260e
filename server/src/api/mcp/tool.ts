import { z } from 'zod'
import type { Call } from '../rest/endpoint.ts'
import { endpoints } from '../rest/endpoints.ts'
import { requireScope } from '../rest/open-call.ts'
import { pickDocumented } from '../rest/run-endpoint.ts'

/** What an assistant may assume about a tool before it calls it. */
interface ToolHints {
  readonly readOnlyHint: boolean
  readonly destructiveHint: boolean
  readonly idempotentHint: boolean
  /** Whether it asks other services, such as book catalogs. */
  readonly openWorldHint: boolean
}

/** A tool that only reads this account. */
export const readsAccount: ToolHints = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
}

/** A tool that replaces what the account has. The same call again changes nothing more. */
export const changesAccount: ToolHints = {
  readOnlyHint: false,
  destructiveHint: true,
  idempotentHint: true,
  openWorldHint: false,
}

/** Without the list of all countries, which a model would have to read. The endpoint checks it. */
export const country = z.string().regex(/^[A-Z]{2}$/)

interface ToolOf<Input extends z.ZodObject> {
  readonly name: string
  readonly title: string
  /** Written for a model: what the tool does, and when to use it. */
  readonly description: string
  readonly input: Input
  /** What assistants get; other fields of the response are removed. */
  readonly output: z.ZodObject
  readonly hints: ToolHints
  readonly handle: (call: Call, input: z.output<Input>) => Promise<unknown>
}

/** One tool of the MCP server. */
export interface Tool extends ToolOf<z.ZodObject> {}

/** Infers the type of the input from its schema. */
export function defineTool<Input extends z.ZodObject>(tool: ToolOf<Input>): Tool {
  // The server parses the input with this schema before it calls `handle`.
  return tool as unknown as Tool
}

interface EndpointInput {
  readonly params?: object
  readonly query?: object
  readonly body?: object
}

const byId = new Map(endpoints.map((endpoint) => [endpoint.id, endpoint]))

/** The response of an endpoint of the REST API, with the same scope, checks, and fields. */
export async function callEndpoint(
  call: Call,
  id: string,
  { params, query, body }: EndpointInput = {},
): Promise<unknown> {
  const endpoint = byId.get(id)
  if (!endpoint) throw new TypeError(`no endpoint ${id}`)
  requireScope(call, endpoint.scope)
  const input = {
    params: endpoint.params?.parse(params) ?? {},
    query: endpoint.query?.parse(query ?? {}) ?? {},
    body,
  }
  endpoint.body?.parse(body)
  return pickDocumented(id, endpoint.output, await endpoint.handle(call, input))
}
