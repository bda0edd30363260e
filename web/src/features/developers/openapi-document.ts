import openapi from './openapi.json'
import { withOrigin } from './origin.ts'

/** The parts of an OpenAPI document that the page shows. */
interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly default?: unknown
  readonly example?: unknown
  readonly enum?: readonly unknown[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly description?: string
  readonly schema: Schema
}

interface Content {
  readonly schema: Schema
  readonly example?: unknown
}

interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Partial<Content>>> }
  readonly responses: Readonly<
    Record<string, { readonly $ref?: string; readonly content?: Record<string, Content> }>
  >
}

interface OpenApi {
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly responses: Readonly<Record<string, { readonly description: string }>>
  }
}

/** A field of a request, for a table. */
export interface Field {
  readonly name: string
  readonly place: 'path' | 'query' | 'header' | 'body'
  readonly type: string
  readonly isRequired: boolean
  readonly description: string
  readonly example: string
}

export interface EndpointView {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly fields: readonly Field[]
  /** The example body as JSON; null without a body. */
  readonly body: string | null
  /** Whether the body is an image. */
  readonly takesImage: boolean
  readonly status: string
  /** The example answer as JSON; null for a file. */
  readonly response: string | null
}

const document = openapi as unknown as OpenApi

/** The endpoints of the API in their groups, as the document describes them. */
export function listEndpointGroups(origin: string) {
  const all = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  )
  return document.tags.map(({ name, description }) => ({
    name,
    description,
    endpoints: all
      .filter(({ operation }) => operation.tags.includes(name))
      .map(({ path, method, operation }) => toView(path, method, operation, origin)),
  }))
}

/** The codes of errors: the document has one response for each status. */
export function listErrors() {
  return Object.entries(document.components.responses).flatMap(([name, { description }]) =>
    [...description.matchAll(/`([a-z-]+)`/g)].map(([, code = '']) => ({
      status: name.replace('Problem', ''),
      code,
    })),
  )
}

function toView(path: string, method: string, operation: Operation, origin: string): EndpointView {
  const { operationId: id, summary, description, requestBody, responses } = operation
  const content = requestBody?.content ?? {}
  const body = content['application/json']
  const [status = '200'] = Object.keys(responses).filter((code) => code.startsWith('2'))
  const response = responses[status]?.content?.['application/json']
  const parameters = (operation.parameters ?? []).map(toField)
  return {
    id,
    method: method.toUpperCase(),
    path,
    summary,
    description,
    fields: [...parameters, ...(body?.schema ? listBodyFields(body.schema) : [])],
    body: body ? formatJson(body.example, origin) : null,
    takesImage: 'image/jpeg' in content,
    status,
    response: response ? formatJson(response.example, origin) : null,
  }
}

function toField({ name, in: place, required, description, schema }: Parameter): Field {
  const { example } = schema
  return {
    name,
    place,
    type: describeType(schema),
    isRequired: required === true,
    description: description ?? schema.description ?? '',
    example: example === undefined ? '' : String(example),
  }
}

function listBodyFields(schema: Schema): Field[] {
  const { properties = {}, required = [] } = resolve(schema)
  return Object.entries(properties).map(([name, field]) => ({
    name,
    place: 'body',
    type: describeType(field),
    isRequired: required.includes(name),
    description: field.description ?? '',
    example: '',
  }))
}

function resolve(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return (name && document.components.schemas[name]) || schema
}

/** @example describeType({ type: 'array', items: { type: 'string' } }) // 'list of string' */
function describeType(schema: Schema): string {
  const { type, enum: values, items, anyOf, oneOf } = resolve(schema)
  if (values && values.length <= 12) return values.map(String).join(' | ')
  if (items) return `list of ${describeType(items)}`
  const choices = anyOf ?? oneOf
  if (choices) return [...new Set(choices.map(describeType))].join(' or ')
  return Array.isArray(type) ? type.join(' or ') : String(type ?? 'any')
}

function formatJson(value: unknown, origin: string): string {
  return withOrigin(JSON.stringify(value, null, 2), origin)
}
