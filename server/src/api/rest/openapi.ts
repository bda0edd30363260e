import { z } from 'zod'
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi'
import { type Endpoint, endpointGroups } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { problemsOf, successOf } from './openapi-responses.ts'

/** In examples, for the address of the server. */
const PLACEHOLDER = 'https://everyshelf.invalid'

const INTRODUCTION = `Create and change Global Links, and read their clicks, from your own programs.

Create an API key on My Account, and send it with every request: \`Authorization: Bearer es_live_…\`. A free account can send 1 request per second and 1,000 per day. Premium allows 60 per second by default. Short bursts are fine.

Requests with the scope \`links:write\` return the links, labels, and series that they change, so this scope also lets a program read those. An endpoint that does not list the parameter \`If-Match\` rejects requests with that header: the response has status 400 and names the field \`if-match\`.`

const groupTexts: Readonly<Record<(typeof endpointGroups)[number], string>> = {
  Books: 'Find books by ISBN, ASIN, or product URL.',
  Links: 'Global Links: create them, change them, and see where they lead.',
  Imports: 'Jobs that save links for many books, also from other services.',
  Labels: 'Labels help you find your links again. Only you see your labels.',
  Series: 'Books in reading order, with a page for readers.',
  Clicks: 'How often people opened your links.',
  Earnings: 'What affiliate programs paid you, from the reports that you imported.',
  Key: 'The API key that a program uses.',
  Webhooks: 'Your URLs to which we send an event when something happens.',
}

/** Bytes have no schema in OpenAPI 3.1. */
const imageContent = { 'image/jpeg': {}, 'image/png': {}, 'image/webp': {} }

type OpenApiDocument = ReturnType<typeof createDocument>

/** The OpenAPI 3.1 document of the API, from the table of endpoints. */
export function createOpenApiDocument(origin: string): OpenApiDocument {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {}
  for (const endpoint of endpoints) {
    const operations = paths[endpoint.path] ?? {}
    operations[endpoint.method.toLowerCase()] = describeEndpoint(endpoint)
    paths[endpoint.path] = operations
  }
  const document = createDocument({
    openapi: '3.1.1',
    info: {
      title: 'Everyshelf API',
      version: '1',
      description: INTRODUCTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${PLACEHOLDER}/api/v1` }],
    tags: endpointGroups.map((name) => ({ name, description: groupTexts[name] })),
    security: [{ apiKey: [] }],
    paths: paths as ZodOpenApiPathsObject,
    components: {
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'es_live_…',
          description: 'An API key of your account, with the scope that the endpoint names.',
        },
      },
    },
  })
  return JSON.parse(JSON.stringify(document).replaceAll(PLACEHOLDER, origin)) as OpenApiDocument
}

function describeEndpoint(endpoint: Endpoint) {
  const { id, group, scope, summary, params, query, body, takesImage, example } = endpoint
  const path = params && withExamples(params, example.params)
  const parameters = query && withExamples(query, example.query)
  const header = headerOf(endpoint)
  return {
    operationId: id,
    tags: [group],
    summary,
    description: describe(endpoint),
    ...(scope && { 'x-scope': scope }),
    ...(endpoint.needsPremium && { 'x-premium': true }),
    requestParams: {
      ...(path && { path }),
      ...(parameters && { query: parameters }),
      ...(header && { header }),
    },
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: body, example: example.body } },
      },
    }),
    ...(takesImage && { requestBody: { required: true, content: imageContent } }),
    responses: { ...successOf(endpoint), ...problemsOf(endpoint) },
  } as ZodOpenApiOperationObject
}

function describe({ description, scope, needsPremium }: Endpoint) {
  const access = scope ? `Scope: \`${scope}\`.` : 'Any key can call this endpoint.'
  const facts = [description, access, needsPremium && 'Needs Premium.']
  return facts.filter(Boolean).join(' ')
}

function withExamples(schema: z.ZodObject, values: Endpoint['example']['query'] = {}): z.ZodObject {
  const shape = Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => {
    if (values[name] === undefined) return [name, field] as const
    // In an address, a number is text.
    const example = field.parse(values[name])
    return [name, field.meta({ ...field.meta(), example })] as const
  })
  return z.strictObject(Object.fromEntries(shape))
}

function headerOf({ method, scope, changes, hasSecret }: Endpoint): z.ZodObject | undefined {
  if (method === 'POST') {
    if (hasSecret) return undefined
    return z.object({
      'idempotency-key': z
        .string()
        .max(255)
        .optional()
        .describe(
          'A name you choose for this request. If you repeat the request with it within 24 hours, nothing changes.',
        ),
    })
  }
  if (!changes) return undefined
  const reader = endpoints.find(({ id }) => id === changes)
  const other = reader && reader.scope !== scope ? ` Needs \`${reader.scope}\`, too.` : ''
  return z.object({
    'if-match': z
      .string()
      .optional()
      .describe(`Changes nothing if the resource no longer has this ETag.${other}`),
  })
}
