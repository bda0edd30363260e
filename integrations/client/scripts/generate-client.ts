import { readFileSync } from 'node:fs'
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript'

interface Operation {
  readonly operationId: string
  readonly parameters?: readonly Parameter[]
}

interface Parameter {
  readonly name: string
  readonly schema: { readonly enum?: readonly string[] }
}

interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
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
    'groups.ts': writeGroups(text),
  }
}

/** The method and path of each operation, which the types do not have at run time. */
function writeOperations(text: string): string {
  const { paths } = JSON.parse(text) as ApiDocument
  const lines = Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(
      ([method, { operationId }]) =>
        `  ${operationId}: { method: '${method.toUpperCase()}', path: '${path}' },`,
    ),
  )
  return `// Generated from the OpenAPI document.\nexport const operationTable = {\n${lines.join('\n')}\n} as const\n`
}

/** What the rows of an operation can sum up, which the types do not have at run time. */
function writeGroups(text: string): string {
  const { paths } = JSON.parse(text) as ApiDocument
  const lines = Object.values(paths).flatMap((byMethod) =>
    Object.values(byMethod).flatMap(({ operationId, parameters = [] }) => {
      const names = parameters.find(({ name }) => name === 'group')?.schema.enum
      return names ? [`  ${operationId}: [${names.map((name) => `'${name}'`).join(', ')}],`] : []
    }),
  )
  return `// Generated from the OpenAPI document.\nexport const groupTable = {\n${lines.join('\n')}\n} as const\n`
}
