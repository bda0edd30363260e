import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LimitRules, limitRules } from '../../http/limits/rate-limits.ts'
import { type AccountClient, signIn } from '../../testing/account-client.ts'
import {
  type ApiClient,
  type ApiResponse,
  createApiClient,
  createKey,
  relaxedAccountLimits,
  setPremium,
} from '../../testing/api-client.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createOpenApiDocument } from './openapi.ts'

const RUNS = 12
/** Printed when a test fails, to send the same requests again. */
const seed = Number.parseInt(String(Date.now()).slice(-9), 10)

const limits = Object.fromEntries(
  Object.keys(limitRules).map((name) => [name, [{ points: 1_000_000, seconds: 60 }]]),
) as unknown as LimitRules

interface Schema {
  readonly $ref?: string
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly propertyNames?: Schema
  readonly additionalProperties?: Schema | boolean
}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: Schema
}

interface Documented {
  readonly $ref?: string
  readonly description?: string
  readonly headers?: Readonly<
    Record<string, { readonly $ref?: string; readonly required?: boolean }>
  >
  readonly content?: Readonly<Record<string, unknown>>
}

interface Operation {
  readonly operationId: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema?: Schema }>>
  }
  readonly responses: Readonly<Record<string, Documented>>
}

interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

const apiDocument = createOpenApiDocument('https://everyshelf.example') as unknown as ApiDocument
const ajv = new Ajv2020({ strict: false, validateSchema: false })
addFormats.default(ajv)
ajv.addSchema(apiDocument, 'api')

/** @example resolve('#/components/schemas/Link') */
function resolve<Target>(reference: string): Target {
  const names = reference
    .slice(2)
    .split('/')
    .map((name) => name.replaceAll('~1', '/'))
  return names.reduce<unknown>(
    (at, name) => (at as Record<string, unknown>)[name],
    apiDocument,
  ) as Target
}

const escapePointer = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')

const operations = Object.entries(apiDocument.paths).flatMap(([path, byMethod]) =>
  Object.entries(byMethod).map(([method, operation]) => ({
    path,
    method: method.toUpperCase(),
    pointer: `#/paths/${escapePointer(path)}/${method}`,
    operation,
  })),
)
type Place = (typeof operations)[number]

/** Rules that no JSON schema can express. Every other broken rule has to be in the document. */
const beyondSchemas = [
  'must have `rows` or `file`',
  'must be a list of books or links',
  'is before `from`',
  'must be at most 799 days after `from`',
  'must name each link once',
  'must have each identifier once',
  'must have the own book of the link',
  'must name editions of the link',
  'must be another label',
  'must be a campaign as it is stored',
  'must be a day, such as `2026-11-21`',
  'must be a year, a month, or a day, such as `2026-11-21`',
  'must be a store, such as `kobo` or `amazon-de`',
]

/** Values that lead further than random ones. */
type Known = Readonly<Record<string, readonly string[]>>

/** Any value that the schema allows. */
function anyOf(schema: Schema, known: Known, name = ''): fc.Arbitrary<unknown> {
  const own = known[name]
  if (own && schema.type === 'string') {
    return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...own) }, anyText(schema))
  }
  if (schema.const !== undefined) return fc.constant(schema.const)
  // An enum beside a reference narrows it.
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.$ref) return anyOf(resolve<Schema>(schema.$ref), known, name)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => anyOf(choice, known, name)))
  switch (schema.type) {
    case 'string':
      return anyText(schema)
    case 'integer':
    case 'number':
      return fc.integer({
        min: schema.minimum ?? -1000,
        max: Math.min(schema.maximum ?? 1000, 1e6),
      })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(anyOf(schema.items ?? {}, known, name), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, Math.max(3, schema.minItems ?? 0)),
      })
    case 'object':
      return anyObject(schema, known)
    default:
      throw new TypeError(`no values for ${JSON.stringify(schema)}`)
  }
}

function anyObject(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const { properties, additionalProperties: others, propertyNames } = schema
  if (!properties && typeof others === 'object') {
    const key = anyOf(propertyNames ?? { type: 'string' }, known) as fc.Arbitrary<string>
    return fc.dictionary(key, anyOf(others, known), { maxKeys: 3 })
  }
  const fields = Object.entries(properties ?? {}).map(
    ([name, field]) => [name, anyOf(field, known, name)] as const,
  )
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...(schema.required ?? [])] })
}

/** A pattern with both ends is generated; another one chooses from readable texts. */
function anyText({ pattern, format, minLength = 0, maxLength = 60 }: Schema) {
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength
  if (format === 'date') {
    const day = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2026-12-31'),
      noInvalidDate: true,
    })
    return day.map((date) => date.toISOString().slice(0, 10))
  }
  if (format === 'uri') {
    return fc
      .webPath()
      .map((path) => `https://hooks.example.org${path}`)
      .filter(fits)
  }
  if (pattern?.startsWith('^') && pattern.endsWith('$') && !pattern.includes('[^')) {
    return fc.stringMatching(new RegExp(pattern)).filter(fits)
  }
  const size = { minLength, maxLength: Math.min(maxLength, 60) }
  const text = fc.string({ unit: 'grapheme-ascii', ...size })
  return pattern ? text.filter((value) => new RegExp(pattern).test(value)) : text
}

interface Sent {
  readonly target: string
  readonly body: unknown
}

function anyRequest({ path, operation }: Place, known: Known): fc.Arbitrary<Sent> {
  const { parameters = [], requestBody } = operation
  const valuesIn = (place: string) => {
    const own = parameters.filter((parameter) => parameter.in === place)
    const fields = own.map(({ name, schema }) => [name, anyOf(schema, known, name)] as const)
    const requiredKeys = own.filter(({ required }) => required).map(({ name }) => name)
    return fc.record(Object.fromEntries(fields), { requiredKeys })
  }
  const schema = requestBody?.content['application/json']?.schema
  const body = schema ? anyOf(schema, known) : fc.constant(undefined)
  return fc.record({ inPath: valuesIn('path'), inQuery: valuesIn('query'), body }).map((values) => {
    const target = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(values.inPath[name])),
    )
    const query = Object.entries(values.inQuery).map(([name, value]): [string, string] => [
      name,
      String(value),
    ])
    const search = new URLSearchParams(query)
    return { target: query.length > 0 ? `${target}?${search}` : target, body: values.body }
  })
}

/** What a response has that the document does not say, or lacks although the document says it. */
function listDifferences({ pointer, operation }: Place, response: ApiResponse): string[] {
  const own = operation.responses[response.status]
  if (!own) return [`status ${response.status}`]
  const place = own.$ref ?? `${pointer}/responses/${response.status}`
  const { headers = {}, content = {}, description = '' } = resolve<Documented>(place)
  const missing = Object.entries(headers)
    .filter(([, header]) => (header.$ref ? resolve<typeof header>(header.$ref) : header).required)
    .filter(([name]) => !response.headers.has(name))
    .map(([name]) => `no header ${name}`)
  const type = response.headers.get('content-type')?.split(';')[0] ?? ''
  if (!(type in content)) return [...missing, `content type ${type}`]
  const code = (response.json as { code?: string } | undefined)?.code
  const isForeign = response.status >= 400 && !description.includes(`\`${code}\``)
  return [...missing, ...(isForeign ? [`code ${code}`] : []), ...listErrors(place, type, response)]
}

function listErrors(place: string, type: string, response: ApiResponse): string[] {
  const reference = `${place}/content/${escapePointer(type)}/schema`
  const validate = ajv.compile({ $ref: `api${encodeURI(reference)}` })
  validate(type.endsWith('/json') || type.endsWith('+json') ? response.json : response.text)
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`)
}

describe.each(databaseKinds)(`the document of the API on %s, seed ${seed}`, (database) => {
  let app: TestApp
  let owner: AccountClient
  let known: Known
  let api: ApiClient

  beforeAll(async () => {
    app = await createTestApp({ database, limits, accountLimits: relaxedAccountLimits })
    owner = await signIn(app)
    await setPremium(app, true)
    const { trpc } = owner
    const link = await trpc.links.save.mutate({ isbn: '9780143127741' })
    const other = await trpc.links.save.mutate({ isbn: '9780441172719' })
    const label = await trpc.labels.create.mutate({ name: 'Spring', color: 'red' })
    const series = await trpc.series.create.mutate({ name: 'Salt', books: [] })
    api = createApiClient(app, await createKey(owner))
    const hook = { url: 'https://hooks.example.org/first', events: ['link.created'] }
    const webhook = (await api('/webhooks', { method: 'POST', body: hook })).json as { id: string }
    const sent = await api(`/webhooks/${webhook.id}/test`, { method: 'POST' })
    const delivery = sent.json as { id: string }
    known = {
      id: [link.id, other.id, label.id, series.id, webhook.id, delivery.id],
      slug: [link.slug, 'my-novel'],
      link: [link.id],
      label: [label.id],
      linkId: [link.id, other.id],
      nextLinkId: [other.id],
      startLinkId: [link.id],
      into: [label.id],
      book: ['9780143127741', '9780439708180', '123', 'https://www.amazon.de/dp/0441172717'],
      identifier: ['9780143127741', '9780439708180'],
      seller: ['kobo', 'amazon-de'],
    }
  }, 60_000)
  afterAll(() => app.close())

  // What removes rows comes last.
  const inOrder = operations.toSorted(
    (a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'),
  )

  it.each(inOrder.map((place) => [place.operation.operationId, place] as const))(
    '%s takes what it says, and answers as it says',
    { timeout: 240_000 },
    async (id, place) => {
      const send = id === 'revokeKey' ? createApiClient(app, await createKey(owner)) : api
      const requests = fc.sample(anyRequest(place, known), { numRuns: RUNS, seed })
      const once = id === 'revokeKey' ? requests.slice(0, 1) : requests
      for (const { target, body } of once) {
        const response = await send(target, {
          method: place.method,
          ...(body !== undefined && { body: JSON.stringify(body) }),
        })
        const sent = `${place.method} ${target} ${JSON.stringify(body)}: ${response.text}`
        expect(listDifferences(place, response), sent).toEqual([])
        const { code, details } = (response.json ?? {}) as {
          code?: string
          details?: { rule?: string }
        }
        if (code === 'invalid-input') expect(beyondSchemas, sent).toContain(details?.rule)
      }
    },
  )

  it.each(
    inOrder
      .filter(({ operation }) => operation.requestBody?.content['application/json'])
      .map((place) => [place.operation.operationId, place] as const),
  )('%s refuses a body that its document does not allow', async (_id, place) => {
    const [request] = fc.sample(anyRequest(place, known), { numRuns: 1, seed })
    const wrong = [{ ...(request?.body as object), unknown: 1 }, [], 'text', 7]
    for (const body of wrong) {
      const response = await api(request?.target ?? '', {
        method: place.method,
        body: JSON.stringify(body),
      })
      expect(listDifferences(place, response), response.text).toEqual([])
      expect([400, 404], response.text).toContain(response.status)
    }
  })
})
