import { readFileSync } from 'node:fs'
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript'

interface Operation {
  readonly operationId: string
}

/** The committed document. A test of the server keeps it equal to what the server serves. */
const document = new URL('../../../web/src/features/developers/openapi.json', import.meta.url)

/** The files of `src/generated`, by their names. */
export async function generateClient(): Promise<Readonly<Record<string, string>>> {
  const text = readFileSync(document, 'utf8')
  const types = await openapiTypescript(JSON.parse(text) as OpenAPI3)
  return {
    'openapi.ts': `// Generated from the OpenAPI document.\n${astToString(types)}`,
    'operations.ts': writeOperations(text),
  }
}

/** The method and path of each operation, which the types do not have at run time. */
function writeOperations(text: string): string {
  const { paths } = JSON.parse(text) as {
    paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  }
  const lines = Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(
      ([method, { operationId }]) =>
        `  ${operationId}: { method: '${method.toUpperCase()}', path: '${path}' },`,
    ),
  )
  return `// Generated from the OpenAPI document.\nexport const operationTable = {\n${lines.join('\n')}\n} as const\n`
}
