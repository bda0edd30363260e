import { PASSWORD } from './accounts.ts'
import { type Browser, writeBody } from './browser.ts'
import { operations } from './calls/operations.ts'
import { fillInput, type Values } from './fill-input.ts'
import type { SentResponse } from './send.ts'

interface OpenApiDocument {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly operationId: string }>>>
  >
}

interface Operation {
  readonly operationId: string
  readonly method: string
  readonly path: string
}

interface OperationsDeps {
  readonly owner: Browser
  readonly program: Browser
  readonly values: Values
  readonly add: (group: string, name: string, response: SentResponse) => void
}

const SCOPES = [
  ...['books:read', 'links:read', 'links:write', 'clicks:read', 'earnings:read'],
  'webhooks:write',
]

/** The operations that a build's own document lists. */
export function listOperations(document: string): Operation[] {
  const { paths } = JSON.parse(document) as OpenApiDocument
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({ operationId, method, path })),
  )
}

/** Calls each operation of the REST API with a key of the owner. */
export async function recordOperations(deps: OperationsDeps): Promise<void> {
  const { owner, program, values, add } = deps
  const key = { name: 'A program', scopes: SCOPES, password: PASSWORD }
  add('tRPC', 'apiKeys.create', await owner.post('/api/trpc/apiKeys.create', key))
  const authorization = `Bearer ${await fillInput('@apiKeys.create:key', values)}`
  const document = await program.send({ path: '/api/v1/openapi.json' })
  add('REST', 'openapi.json', document)
  const listed = listOperations(document.body)
  for (const [name, { path = {}, query = '', body }] of Object.entries(operations)) {
    const operation = listed.find(({ operationId }) => operationId === name)
    if (!operation) continue
    const parts = (await fillInput(path, values)) as Readonly<Record<string, string>>
    const address = operation.path.replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? '')
    const { headers, ...sent } = body === undefined ? {} : writeBody(await fillInput(body, values))
    const response = await program.send({
      method: operation.method.toUpperCase(),
      path: `/api/v1${address}${query && `?${query}`}`,
      headers: { ...headers, authorization },
      ...sent,
    })
    add('REST', name, response)
  }
}
