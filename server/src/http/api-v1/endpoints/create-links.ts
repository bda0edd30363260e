import { API_BATCH_MAX } from '@everyshelf/domain/limits'
import { bookInput, linksSaveInput } from '@everyshelf/domain/schemas'
import { z } from 'zod'
import { type Failure, readFailure } from '../../../trpc/read-failure.ts'
import { type Call, defineEndpoint } from '../endpoint.ts'
import { problemResource, toProblem } from '../problem.ts'
import { exampleLink, linkResource, toLink } from '../resources/link.ts'

const newLink = z
  .strictObject({
    book: bookInput.meta({ description: 'An ISBN, an ASIN, or a product URL of a bookstore.' }),
    format: linksSaveInput.shape.format.meta({
      description: 'The format of the book. It matters only for ASINs that start with B0.',
    }),
    labels: linksSaveInput.shape.labels.meta({ description: 'Names of labels.' }),
    note: linksSaveInput.shape.note.meta({ description: 'Only you see it.' }),
  })
  .meta({ id: 'NewLink' })

/** A connection ends after 30 s, and another process may run a request with the same key after 60 s. */
const BATCH_MS = 20_000

const TOO_LATE: Failure = { status: 503, reason: 'unavailable', details: {} }

interface BatchAnswer {
  readonly results: readonly { readonly link: unknown }[]
}

const batchResult = z
  .object({
    status: z.int().meta({ description: 'The status that this row alone would have.' }),
    link: linkResource.nullable(),
    problem: problemResource.nullable(),
  })
  .meta({ id: 'BatchResult' })

export const createLinkEndpoints = [
  defineEndpoint({
    id: 'createLink',
    group: 'Links',
    method: 'POST',
    path: '/links',
    scope: 'links:write',
    summary: 'Create a link',
    description:
      'Saves a Global Link for a book. Up to 600 an hour. A free account can have 5 links; Premium has no limit.',
    body: newLink,
    status: 201,
    output: linkResource,
    locate: ({ id }) => `/links/${id}`,
    example: { body: { book: '9780143127741' }, answer: exampleLink },
    answer: (call, { body }) => createLink(call, body),
  }),

  defineEndpoint({
    id: 'createLinks',
    group: 'Links',
    method: 'POST',
    path: '/links/batch',
    scope: 'links:write',
    summary: 'Create several links',
    description: `Creates up to ${API_BATCH_MAX} links. Each row counts as one request. A row that fails does not stop the others. After 20 seconds, the remaining rows get \`unavailable\`; send them again, with another idempotency key. A batch that created nothing is not stored.`,
    body: z.strictObject({ links: z.array(newLink).min(1).max(API_BATCH_MAX) }),
    output: z.object({
      results: z.array(batchResult).meta({ description: 'One result per row, in order.' }),
    }),
    hasNoEffect: (answer) => (answer as BatchAnswer).results.every(({ link }) => link === null),
    example: {
      body: { links: [{ book: '9780143127741' }, { book: '123' }] },
      answer: {
        results: [
          { status: 201, link: exampleLink, problem: null },
          {
            status: 400,
            link: null,
            problem: {
              type: 'https://everyshelf.invalid/developers#invalid-identifier',
              title: 'Invalid ISBN/ASIN',
              status: 400,
              detail: 'Please enter a valid ISBN-10, ISBN-13, or ASIN',
              code: 'invalid-identifier',
              requestId: null,
            },
          },
        ],
      },
    },
    answer: async (call, { body }) => {
      call.countMore(body.links.length - 1)
      const results: unknown[] = []
      const endsAt = call.now() + BATCH_MS
      // One after another: each save takes the lock of the account's links.
      for (const row of body.links) {
        const isLate = call.now() >= endsAt
        results.push(isLate ? toResult(call, TOO_LATE) : await tryToCreate(call, row))
      }
      return { results }
    },
  }),
]

async function createLink({ caller, origin }: Call, row: z.input<typeof newLink>) {
  const { book, format, ...annotation } = row
  const found = await caller.links.generate({ input: book, lookUpOnly: true })
  const saved = await caller.links.save({
    isbn: found.identifier.key,
    format: format ?? found.format,
    ...annotation,
  })
  return toLink(origin, saved)
}

async function tryToCreate(call: Call, row: z.input<typeof newLink>) {
  try {
    return { status: 201, link: await createLink(call, row), problem: null }
  } catch (error) {
    const failure = readFailure(error)
    // An unexpected error ends the request: it is logged, and the client can repeat the rest.
    if (!failure) throw error
    return toResult(call, failure)
  }
}

function toResult({ origin }: Call, failure: Failure) {
  return { status: failure.status, link: null, problem: toProblem(origin, failure, null) }
}
